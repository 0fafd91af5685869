import { readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import type { Catalogue, CatalogueAccessory } from '#catalogue/types.ts';
import { AccessorySchema } from '#domain/accessory.ts';
import { aCatalogueImage, aCatalogueVehicle } from '#tests/support/catalogue-builders.ts';
import { renderedByFunctions } from './function-pages.ts';
import { COPY_LISTING } from './listing.ts';
import type { ListedPage, PageData } from './page-data.ts';
import type { SitePage } from './site-page.ts';
import { sitePages } from './site-pages.ts';
import { sitemapPages } from './sitemap-pages.ts';

const updatedAt = new Date('2026-11-20T12:00:00Z');
const golf = aCatalogueVehicle({ id: 'golf' }, [aCatalogueImage()]);
const tesla = aCatalogueVehicle({ id: 'tesla', make: 'Tesla', fuel_type: 'electric' });
const saab = aCatalogueVehicle({ id: 'saab', make: 'Saab', status: 'sold' });
const rims: CatalogueAccessory = {
  accessory: {
    id: 'rims',
    ...v.parse(AccessorySchema, {
      name: 'Fælge',
      category: 'wheels',
      price: 100,
      created_at: updatedAt,
    }),
  },
  cover: null,
  updatedAt,
};

const catalogue: Catalogue = {
  vehicles: [golf, tesla, saab],
  inventory: [golf, tesla],
  sold: [saab],
  accessories: [rims],
  rejected: [],
  builtAt: updatedAt,
};
const withoutStock: Catalogue = {
  vehicles: [],
  inventory: [],
  sold: [],
  accessories: [],
  rejected: [],
  builtAt: updatedAt,
};
const pages = [...sitePages(catalogue)];

/** Astro's patterns of the routes, from the names of their files. */
const routeFiles = readdirSync(join(import.meta.dirname, '../pages'), {
  recursive: true,
  encoding: 'utf8',
})
  .map((file) => `/${file.split(sep).join('/')}`)
  .filter((file) => /\.(?:astro|ts)$/u.test(file) && !/\/_/u.test(file))
  .map((file) => file.replace(/(?:\.astro|\.ts)$/u, '').replace(/\/index$/u, '') || '/');

it('the list of addresses has pages of every route and of no other', () => {
  const listed = Array.from({ length: 1001 }, (_, index) => ({
    path: `/car/${index}`,
    ...COPY_LISTING,
  }));
  const large = [...sitePages(catalogue), ...sitemapPages(listed), ...renderedByFunctions()];
  expect([...new Set(large.map(({ route }) => route))].sort()).toEqual(routeFiles.sort());
});

it('the list of addresses names each page once', () => {
  const paths = pages.map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths).toEqual(
    expect.arrayContaining([
      '/inventory/saab',
      '/car/golf',
      '/electric-car/tesla',
      '/accessories/rims/kontakt',
    ]),
  );
  expect(paths).not.toContain('/electric-car/golf');
  expect(paths).not.toContain('/car/saab');
});

it('the site has all pages of copy without a stock', () => {
  const paths = [...sitePages(withoutStock)].map(({ path }) => path);
  expect(paths).toEqual(
    expect.arrayContaining([
      '/',
      '/404',
      '/inventory',
      '/sold-cars',
      '/wheels',
      '/sitemap-index.xml',
    ]),
  );
});

/** What the parts of the sitemap among these pages name. */
function listedIn(all: readonly SitePage[]): ListedPage[] {
  const parts = all.filter(({ route }) => route === '/sitemap-[part].xml');
  return parts.flatMap(({ data }) => (data as { pages: ListedPage[] }).pages);
}

it('the sitemap lists car pages with their last change, and no sold-out make and no form', () => {
  const listed = new Map(listedIn(pages).map((page) => [page.path, page.lastModified]));
  expect(listed.get('/car/golf')).toEqual(golf.updatedAt);
  expect(listed.get('/team')).toBeNull();
  for (const path of [
    '/inventory/saab',
    '/accessories/rims/kontakt',
    '/404',
    '/electric-car/tesla',
  ]) {
    expect(listed.has(path)).toBe(false);
  }
});

it('the sitemap of a site without stock lists no page without content', () => {
  const listed = listedIn([...sitePages(withoutStock)]).map(({ path }) => path);
  expect(listed).toEqual(expect.arrayContaining(['/', '/inventory', '/team']));
  for (const path of ['/sold-cars', '/wheels', '/accessories']) expect(listed).not.toContain(path);
});

it('a make shows similar vehicles while its only vehicle is sold, in the inventory and afterwards', () => {
  for (const inventory of [
    [golf, tesla, saab],
    [golf, tesla],
  ]) {
    const all = [...sitePages({ ...catalogue, inventory })];
    const similarOn = (address: string) =>
      all.flatMap(({ path, data }) =>
        path === address ? (data as PageData['/inventory/[...view]']).similar : [],
      );
    expect(new Set(similarOn('/inventory/saab'))).toEqual(new Set([golf, tesla]));
    expect(similarOn('/inventory/tesla')).toEqual([]);
  }
});

it('the data of a page is plain', () => {
  for (const { data } of pages) expect(structuredClone(data)).toEqual(data);
});

it('pages show the objects of the catalogue themselves', () => {
  const entities = new Set<unknown>([...catalogue.vehicles, ...catalogue.accessories]);
  const found = pages.flatMap(({ data }) => entitiesIn(data));
  expect(found.length).toBeGreaterThan(10);
  for (const entity of found) expect(entities.has(entity)).toBe(true);
});

/** The vehicles and accessories within a value. */
function entitiesIn(value: unknown): object[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('updatedAt' in value) return [value];
  return Object.values(value).flatMap(entitiesIn);
}
