import type { Catalogue } from '#catalogue/types.ts';
import { paths } from '#paths';
import { accessoryPages } from './accessory-pages.ts';
import { copyPages } from './copy-pages.ts';
import { inventoryListPages, soldListPages } from './list-pages.ts';
import type { ListedPage } from './page-data.ts';
import { deferrable, pageOf } from './page-data.ts';
import { searchPages } from './search-pages.ts';
import type { SitePage } from './site-page.ts';
import { sitemapPages } from './sitemap-pages.ts';
import { vehiclePages } from './vehicle-pages.ts';

/**
 * Every page and file that is rendered from the catalogue, once, with its data: the one list of
 * the addresses of the site. The sitemap, which lists the others, is last. Why the addresses are as they
 * are: docs/why/addresses.md.
 */
export function* sitePages(catalogue: Catalogue): Generator<SitePage> {
  const listed: ListedPage[] = [];
  for (const page of pagesBesideSitemap(catalogue)) {
    if (page.listed) listed.push({ path: page.path, ...page.listed });
    yield page;
  }
  yield* sitemapPages(listed);
}

function* pagesBesideSitemap(catalogue: Catalogue): Generator<SitePage> {
  yield* copyPages(catalogue);
  yield* inventoryListPages(catalogue);
  yield* soldListPages(catalogue);
  yield* accessoryPages(catalogue);
  yield* vehiclePages(catalogue);
  yield* feedPages(catalogue);
  yield* searchPages(catalogue);
}

/** The stock as files for partners. */
function* feedPages({ inventory }: Catalogue): Generator<SitePage> {
  yield deferrable(pageOf(paths.metaFeed, paths.metaFeed, { inventory }));
  yield deferrable(pageOf(paths.stockFeed, paths.stockFeed, { inventory }));
}
