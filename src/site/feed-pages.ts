import type { Catalogue } from '#catalogue/types.ts';
import { paths } from '#paths';
import { following, pageOf } from './page-shows.ts';
import type { SitePage } from './site-page.ts';

/** The stock as files for partners. */
export function* feedPages({ inventory }: Catalogue): Generator<SitePage> {
  yield following(pageOf(paths.metaFeed, paths.metaFeed, { inventory }));
  yield following(pageOf(paths.stockFeed, paths.stockFeed, { inventory }));
}
