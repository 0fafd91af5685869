import type { Catalogue } from '#catalogue/types.ts';
import { paths } from '#paths';
import { pageOf } from './page-shows.ts';
import type { SitePage } from './site-page.ts';

/** The stock as files for partners. */
export function* feedPages({ inventory }: Catalogue): Generator<SitePage> {
  yield pageOf(paths.metaFeed, paths.metaFeed, { inventory });
  yield pageOf(paths.stockFeed, paths.stockFeed, { inventory });
}
