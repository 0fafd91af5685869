import sharp from 'sharp';
import { expect, it } from 'vitest';
import { dealer } from '#dealer';
import {
  adminPage,
  type BuiltPage,
  canonicalPath,
  indexedPages,
  isNoindex,
  meta,
  publicPages,
  site,
} from '../support/pages.ts';

const TITLE_CHARACTERS = { min: 12, max: 80 };
const DESCRIPTION_CHARACTERS = { min: 50, max: 200 };

/** The values of the pages whose value is not valid. */
function invalid<Value>(
  pages: readonly BuiltPage[],
  read: (page: BuiltPage) => Value,
  isValid: (value: Value, page: BuiltPage) => boolean,
): [path: string, value: Value][] {
  return pages
    .map((page) => [page, read(page)] as const)
    .filter(([page, value]) => !isValid(value, page))
    .map(([{ path }, value]) => [path, value]);
}

const within = ({ length }: string, { min, max }: { min: number; max: number }) =>
  length >= min && length <= max;

/** Whether the page lists the same cars as the page at `path`. */
function sameList(page: BuiltPage, path: string): boolean {
  const cars = ({ document }: BuiltPage) =>
    [...document.querySelectorAll('[data-rows] > li a[href]')].map((a) => a.getAttribute('href'));
  const other = publicPages.find((candidate) => candidate.path === path);
  return other !== undefined && cars(page).join() === cars(other).join();
}

function repeated(texts: string[]): string[] {
  return texts.filter((text, index) => texts.indexOf(text) !== index);
}

it('every page states its language, title, description, keywords and robots rule', () => {
  expect(
    invalid(
      publicPages,
      (page) => ({
        language: page.document.documentElement.lang,
        title: page.document.title,
        description: meta(page, 'description'),
        keywords: meta(page, 'keywords'),
        robots: meta(page, 'robots'),
      }),
      ({ language, title, description, keywords, robots }) =>
        language === 'da' &&
        title.includes(dealer.name) &&
        within(title, TITLE_CHARACTERS) &&
        description !== '' &&
        keywords !== '' &&
        (robots === 'index, follow' || robots === 'noindex, nofollow'),
    ),
  ).toEqual([]);
});

it('a browser may translate every page but the admin', () => {
  const mayTranslate = (page: BuiltPage) =>
    page.document.documentElement.getAttribute('translate') !== 'no' && meta(page, 'google') === '';
  expect(publicPages.every(mayTranslate)).toBe(true);
  expect(meta(adminPage, 'google')).toBe('notranslate');
  expect(adminPage.document.documentElement.getAttribute('translate')).toBe('no');
});

it('every indexed page has a title and a description of its own', () => {
  const indexable = publicPages.filter((page) => !isNoindex(page));
  expect(repeated(indexable.map(({ document }) => document.title))).toEqual([]);
  expect(repeated(indexedPages.map((page) => meta(page, 'description')))).toEqual([]);
  expect(
    invalid(
      indexedPages,
      (page) => meta(page, 'description'),
      (text) => within(text, DESCRIPTION_CHARACTERS),
    ),
  ).toEqual([]);
});

it('every page has one canonical address, and an electric car page that of its car page', () => {
  // A model that is all a make has shows the list of the make once more.
  const onlyModels = new Set(
    publicPages
      .filter((page) => /^\/inventory\/[^/]+\/[^/]+$/u.test(page.path))
      .filter((page) => sameList(page, page.path.replace(/\/[^/]+$/u, '')))
      .map(({ path }) => path),
  );
  const expected = ({ path }: BuiltPage) =>
    onlyModels.has(path)
      ? path.replace(/\/[^/]+$/u, '')
      : path.replace(/^\/electric-car\//u, '/car/');
  expect(onlyModels.size).toBeGreaterThan(1);
  expect(invalid(publicPages, canonicalPath, (path, page) => path === expected(page))).toEqual([]);
  expect(
    invalid(
      publicPages,
      (page) => meta(page, 'og:url'),
      (address, page) => address === new URL(expected(page), site.url).href,
    ),
  ).toEqual([]);
});

it('every page carries the tags for sharing, with an image and its size', () => {
  expect(
    invalid(
      publicPages,
      (page) => [
        meta(page, 'og:title') === page.document.title,
        meta(page, 'og:description') === meta(page, 'description'),
        meta(page, 'og:site_name'),
        meta(page, 'og:locale'),
        meta(page, 'og:image:width'),
        meta(page, 'og:image:height'),
      ],
      (values) => values.join() === `true,true,${dealer.name},da_DK,1200,630`,
    ),
  ).toEqual([]);
});

it('shared images have 1200x630 pixels: the crop of a car, else the default image', async () => {
  const images = [...new Set(publicPages.map((page) => meta(page, 'og:image')))];
  expect(images).toContain(`${site.url}/share.jpg`);
  expect(images.length).toBeGreaterThan(5);
  for (const image of images) {
    const { width, height, format } = await sharp(await (await fetch(image)).bytes()).metadata();
    expect([image, format, width, height]).toEqual([image, 'jpeg', 1200, 630]);
  }
});

it('every page has exactly one first heading', () => {
  const count = ({ document }: BuiltPage) => document.querySelectorAll('h1').length;
  expect(invalid(publicPages, count, (headings) => headings === 1)).toEqual([]);
});

it('browsers and phones find the icons that they ask for by themselves', async () => {
  for (const [path, type] of [
    ['/favicon.ico', /^image\/(?:x-icon|vnd\.microsoft\.icon)/u],
    ['/apple-touch-icon.png', /^image\/png/u],
  ] as const) {
    const response = await fetch(site.url + path);
    expect([path, response.status]).toEqual([path, 200]);
    expect(response.headers.get('content-type')).toMatch(type);
  }
});
