import { expect, it } from 'vitest';
import type { ListedPage } from './page-shows.ts';
import type { SitePage } from './site-page.ts';
import { PAGES_PER_PART, sitemapPages } from './sitemap-pages.ts';

const newest = new Date('2026-11-20T12:00:00Z');
const listedPages = (count: number): ListedPage[] =>
  Array.from({ length: count }, (_, index) => ({
    path: `/car/volvo-v60-${index}`,
    lastModified: new Date(newest.getTime() - index),
    images: [],
  }));

const showsByPath = (pages: Iterable<SitePage>) =>
  new Map([...pages].map(({ path, shows }) => [path, shows]));

it('a sitemap of few pages is one file', () => {
  const listed = listedPages(PAGES_PER_PART);
  expect([...sitemapPages(listed)]).toEqual([
    { path: '/sitemap.xml', route: '/sitemap.xml', shows: { pages: listed } },
  ]);
});

it('a sitemap of many pages is an index whose parts name each page once', () => {
  const listed = listedPages(11_000);
  const all = [...sitemapPages(listed)];
  const parts = all.slice(0, -1) as { path: string; shows: { pages: ListedPage[] } }[];
  expect(parts).toHaveLength(16);
  expect(all.at(-1)).toMatchObject({
    path: '/sitemap.xml',
    shows: { parts: parts.map(({ path }) => ({ path })) },
  });
  const found = parts.flatMap(({ shows }) => shows.pages.map(({ path }) => path));
  expect(found.sort()).toEqual(listed.map(({ path }) => path).sort());
  expect(Math.max(...parts.map(({ shows }) => shows.pages.length))).toBeLessThan(PAGES_PER_PART);
});

it('a new page changes one part of the sitemap and its date in the index', () => {
  const listed = listedPages(11_000);
  const added = { path: '/car/audi', lastModified: new Date(newest.getTime() + 1), images: [] };
  const before = showsByPath(sitemapPages(listed));
  const after = showsByPath(sitemapPages([added, ...listed]));
  const changed = [...after.keys()].filter(
    (path) => JSON.stringify(before.get(path)) !== JSON.stringify(after.get(path)),
  );
  expect(changed).toEqual([expect.stringMatching(/^\/sitemap-\d+\.xml$/u), '/sitemap.xml']);
  const { parts } = after.get('/sitemap.xml') as { parts: { path: string; lastModified: Date }[] };
  expect(parts.find(({ path }) => path === changed[0])?.lastModified).toEqual(added.lastModified);
});
