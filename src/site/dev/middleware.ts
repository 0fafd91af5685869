import type { MiddlewareHandler } from 'astro';
import type { Page } from 'site-publisher';
import { database } from '#catalogue/firestore.ts';
import { openCatalogueSource } from '#catalogue/source.ts';
import { sitePages } from '../site-pages.ts';

let loading: Promise<Map<string, Page>> | undefined;

/** Hands each page its data, in `astro dev`; the stock is read once. */
export const onRequest: MiddlewareHandler = async ({ url, locals, rewrite }, next) => {
  loading ??= load();
  const pages = await loading;
  const page = pages.get(decodeURI(url.pathname));
  if (page) locals.page = page;
  return page || url.pathname === '/404' ? next() : rewrite('/404');
};

async function load(): Promise<Map<string, Page>> {
  const source = openCatalogueSource({ firestore: database(), snapshots: null, origin: '' });
  const { catalogue } = await source.read({ full: true, now: new Date() });
  return new Map([...sitePages(catalogue)].map((page) => [page.path, page]));
}
