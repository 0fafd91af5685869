import { expect, it } from 'vitest';
import type { ListedPage } from './page-data.ts';
import type { SitePage } from './site-page.ts';
import { PAGES_PER_PART, sitemapPages } from './sitemap-pages.ts';
import { sitemapIndexXml, sitemapXml } from './sitemap-xml.ts';

const newest = new Date('2026-11-20T12:00:00Z');
const listedPages = (count: number): ListedPage[] =>
  Array.from({ length: count }, (_, index) => ({
    path: `/car/volvo-v60-${index}`,
    lastModified: new Date(newest.getTime() - index),
    images: [],
  }));

const dataByPath = (pages: Iterable<SitePage>) =>
  new Map([...pages].map(({ path, data }) => [path, data]));

it('the sitemap is an index whose parts name each page once', () => {
  const others = [{ path: '/', lastModified: null, images: [] }];
  const listed = [...others, ...listedPages(11_000)];
  const all = [...sitemapPages(listed)];
  const parts = all.slice(0, -1) as { path: string; data: { pages: ListedPage[] } }[];
  expect(parts).toHaveLength(17);
  expect(parts.at(-1)).toMatchObject({ path: '/sitemap-pages-0.xml', data: { pages: others } });
  expect(all.at(-1)).toMatchObject({
    path: '/sitemap-index.xml',
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
  const ofVehicle = expect.stringMatching(/^\/sitemap-cars-\d+-0\.xml$/u);
  expect(changed).toEqual([ofVehicle, '/sitemap-pages-0.xml', '/sitemap-index.xml']);
  const { parts } = after.get('/sitemap-index.xml') as {
    parts: { path: string; lastModified: Date }[];
  };
  expect(parts.find(({ path }) => path === changed[0])?.lastModified).toEqual(now);
});

const site = new URL('https://biler.example');

it('a part of the sitemap dates a page by its last change, names its images and escapes its address', async () => {
  const image = { id: '1', base: '/pictures/vehicle-images/golf/1_2', width: 1600, height: 900 };
  const images = [{ ...image, color: null, placeholder: null, widths: [480], caption: '' }];
  const listed = [
    { path: '/car/golf?a&b', lastModified: newest, images },
    { path: '/', lastModified: null, images: [] },
  ];
  expect(await sitemapXml(listed, site)).toContain(
    '<url><loc>https://biler.example/</loc></url><url><loc>https://biler.example/car/golf?a&amp;b</loc><lastmod>2026-11-20T12:00:00.000Z</lastmod><image:image><image:loc>https://biler.example/pictures/vehicle-images/golf/1_2/share.jpg</image:loc></image:image></url>',
  );
});

it('the index of the sitemap names and dates its parts', async () => {
  const parts = [
    { path: '/sitemap-cars-0-0.xml', lastModified: newest },
    { path: '/sitemap-pages-0.xml', lastModified: null },
  ];
  expect(await sitemapIndexXml(parts, site)).toMatch(
    /<sitemapindex xmlns="[^"]+"><sitemap><loc>https:\/\/biler\.example\/sitemap-cars-0-0\.xml<\/loc><lastmod>2026-11-20T12:00:00\.000Z<\/lastmod><\/sitemap><sitemap><loc>https:\/\/biler\.example\/sitemap-pages-0\.xml<\/loc><\/sitemap><\/sitemapindex>$/u,
  );
});
