import { expect, it } from 'vitest';
import type { ListedPage } from './page-data.ts';
import type { SitePage } from './site-page.ts';
import { PAGES_PER_PART, sitemapPages } from './sitemap-pages.ts';

const newest = new Date('2026-11-20T12:00:00Z');
const listedPages = (count: number): ListedPage[] =>
  Array.from({ length: count }, (_, index) => ({
    path: `/car/volvo-v60-${index}`,
    lastModified: new Date(newest.getTime() - index),
    images: [],
  }));

const dataByPath = (pages: Iterable<SitePage>) =>
  new Map([...pages].map(({ path, data }) => [path, data]));

it('a sitemap of few pages is one file', () => {
  const listed = listedPages(PAGES_PER_PART);
  expect([...sitemapPages(listed)]).toEqual([
    { path: '/sitemap.xml', route: '/sitemap.xml', data: { pages: listed }, canBeDeferred: true },
  ]);
});

it('a sitemap of many pages is an index whose parts name each page once', () => {
  const listed = listedPages(11_000);
  const all = [...sitemapPages(listed)];
  const parts = all.slice(0, -1) as { path: string; data: { pages: ListedPage[] } }[];
  expect(parts).toHaveLength(16);
  expect(all.at(-1)).toMatchObject({
    path: '/sitemap.xml',
    data: { parts: parts.map(({ path }) => ({ path })) },
  });
  const found = parts.flatMap(({ data }) => data.pages.map(({ path }) => path));
  expect(found.sort()).toEqual(listed.map(({ path }) => path).sort());
  expect(Math.max(...parts.map(({ data }) => data.pages.length))).toBeLessThan(PAGES_PER_PART);
});

it('a new vehicle changes two parts of the sitemap, although it changes every list', () => {
  const vehicles = listedPages(10_000);
  const lists = (lastModified: Date): ListedPage[] =>
    Array.from({ length: 400 }, (_, page) => ({
      path: `/inventory/volvo/model-${page}`,
      lastModified,
      images: [],
    }));
  const now = new Date(newest.getTime() + 1);
  const added = { path: '/car/audi', lastModified: now, images: [] };
  const before = dataByPath(sitemapPages([...lists(newest), ...vehicles]));
  const after = dataByPath(sitemapPages([...lists(now), added, ...vehicles]));
  const changed = [...after.keys()].filter(
    (path) => JSON.stringify(before.get(path)) !== JSON.stringify(after.get(path)),
  );
  const ofVehicle = expect.stringMatching(/^\/sitemap-[1-9]\d*\.xml$/u);
  expect(changed).toEqual(['/sitemap-0.xml', ofVehicle, '/sitemap.xml']);
  const { parts } = after.get('/sitemap.xml') as { parts: { path: string; lastModified: Date }[] };
  expect(parts.find(({ path }) => path === changed[1])?.lastModified).toEqual(now);
});
