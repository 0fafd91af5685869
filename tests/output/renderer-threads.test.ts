import { globSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openCatalogueSource } from '#catalogue/source.ts';
import type { Catalogue } from '#catalogue/types.ts';
import type { SitePage } from '#site/site-page.ts';
import { type RenderedPages, renderPages } from '#tools/publisher/render-pages.ts';
import { renderInThreads } from '#tools/publisher/threads/render-in-threads.ts';
import { loadRenderer } from '#tools/renderer/load-renderer.ts';
import type { Renderer } from '#tools/renderer/renderer.ts';
import { openLocalSdk } from '#tools/shared/admin-sdk.ts';
import { site } from './support/pages.ts';

const folder = join(site.dataDir, globSync('renderer/*', { cwd: site.dataDir })[0] ?? '');
const sdk = openLocalSdk(site.emulatorUrl);
let renderer: Renderer;
let catalogue: Catalogue;

beforeAll(async () => {
  renderer = await loadRenderer(folder);
  const source = openCatalogueSource({ firestore: sdk.firestore, snapshots: null, origin: '' });
  catalogue = (await source.read({ full: true, now: new Date(site.buildTime) })).catalogue;
});
afterAll(() => sdk.close());

type RenderOwn = (pages: Iterable<SitePage>) => Promise<RenderedPages>;
const takeNothing = (_path: string) => {};
const nothing: RenderOwn = async () => ({ pages: new Map(), broken: [] });
const inThreads = (of: Catalogue, pages: SitePage[], renderOwn = nothing, take = takeNothing) => {
  const release = { hosting: { redirects: [] } as never, siteUrl: site.url, assets: new Set('') };
  return renderInThreads(pages, { ...release, renderer: folder, catalogue: of }, renderOwn, take);
};

it('another thread renders every page as this one does', async () => {
  const pages = [...renderer.sitePages(catalogue)];
  const own = await renderPages(pages, renderer.render, () => [], takeNothing);
  const taken: string[] = [];
  const other = await inThreads(catalogue, pages, nothing, (path: string) => taken.push(path));
  expect(other.pages.size).toBeGreaterThan(100);
  expect(Object.fromEntries(other.pages)).toEqual(Object.fromEntries(own.pages));
  expect(taken.toSorted()).toEqual(pages.map(({ path }) => path).toSorted());
});

it('two threads together render each page once', async () => {
  const pages = [...renderer.sitePages(catalogue)];
  const all: string[] = [];
  const take = (path: string) => void all.push(path);
  const renderOwn = (some: Iterable<SitePage>) =>
    renderPages(some, renderer.render, () => [], take);
  await inThreads(catalogue, pages, renderOwn, take);
  expect(all.toSorted()).toEqual(pages.map(({ path }) => path).toSorted());
});

it('a page that another thread cannot render is named with its error', async () => {
  const [first, ...others] = catalogue.inventory;
  if (!first) throw new Error('The stock is empty.');
  const broken = { ...catalogue, inventory: [{ ...first, damages: null as never }, ...others] };
  const pages = [...renderer.sitePages(broken)];
  await expect(inThreads(broken, pages)).rejects.toThrow(`/car/${first.vehicle.id}: `);
});
