import type { ContentSource, Page, PublisherOptions, RendererModule } from 'site-publisher';
import { nextWake } from '#catalogue/next-wake.ts';
import { promisedPages } from '#catalogue/promised-pages.ts';
import type { CatalogueSource } from '#catalogue/source.ts';
import type { Catalogue } from '#catalogue/types.ts';
import { dealer } from '#dealer';
import { HASHED_SEARCH_FILE } from '#domain/search/release/search-files.ts';
import { endOfDanishDay } from '#domain/time/danish-date.ts';
import { FUNCTION_PATHS } from '#paths';

/** What the compiled code of this site exports, see `src/site/compiled/renderer.ts`. */
export interface SiteModule extends RendererModule {
  sitePages(catalogue: Catalogue): Iterable<Page>;
}

/** What a publisher is told of this site: a browser that asked for `current.json` asks for files of it. */
export const SITE_OPTIONS = {
  answered: FUNCTION_PATHS,
  kept: HASHED_SEARCH_FILE,
} satisfies Partial<PublisherOptions>;

/** The content of the site: the stock as pages. Reading throws `CatalogueError`. */
export function siteContent(
  source: CatalogueSource,
  { sitePages }: Pick<SiteModule, 'sitePages'>,
): ContentSource {
  return {
    async read(options) {
      const { catalogue } = await source.read(options);
      const { builtAt, rejected, vehicles } = catalogue;
      const loanEnds = endOfDanishDay(dealer.loan.validUntil, builtAt);
      return {
        pages: [...sitePages(catalogue)],
        promised: promisedPages(catalogue),
        items: vehicles.length,
        remarks: rejected,
        wake: earlier(nextWake(catalogue), loanEnds),
      };
    },
    save: source.save,
  };
}

function earlier(a: Date | null, b: Date | null): Date | null {
  return a && b ? (a < b ? a : b) : (a ?? b);
}
