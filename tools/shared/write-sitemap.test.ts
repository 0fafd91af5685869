import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { ListedPage } from '#site/page-data.ts';
import { sitemapPages } from '#site/sitemap-pages.ts';
import { sitemapIndexXml, sitemapXml } from '#site/sitemap-xml.ts';
import { writeSitemap } from './write-sitemap.ts';

const image = {
  id: '1',
  base: '/pictures/vehicle-images/golf/1_2',
  width: 1600,
  height: 900,
  color: null,
  placeholder: null,
  widths: [480, 800],
  caption: '',
};
const listed: ListedPage[] = Array.from({ length: 3000 }, (_, index) => {
  const isCar = index % 10 > 0;
  return {
    path: `/${isCar ? 'car' : 'inventory'}/citroën-c${index % 7}-${index}`,
    lastModified: index % 20 === 0 ? null : new Date(1_795_000_000_000 + index),
    images: isCar ? [image] : [],
  };
});

it('the sitemap of a full build by @astrojs/sitemap is that of the publisher, file by file', async () => {
  const pages = [...sitemapPages(listed)];
  const folder = await mkdtemp(join(tmpdir(), 'sitemap-'));
  await writeSitemap(pages, folder);
  const site = new URL('http://127.0.0.1:4321');
  const ofPublisher = pages.map(async ({ path, data }) => {
    const { parts, pages: named } = data as { parts: []; pages: [] };
    return [path, await (parts ? sitemapIndexXml(parts, site) : sitemapXml(named, site))];
  });
  const ofBuild = (await readdir(folder)).map(async (name) => {
    return [`/${name}`, await readFile(join(folder, name), 'utf8')];
  });
  const expected = Object.fromEntries(await Promise.all(ofPublisher));
  expect(Object.fromEntries(await Promise.all(ofBuild))).toEqual(expected);
  expect(Object.keys(expected)).toHaveLength(6);
  await rm(folder, { recursive: true });
});
