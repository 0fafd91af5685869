import type { Firestore } from 'firebase-admin/firestore';
import {
  type ContentSource,
  createPublisher,
  loadSite,
  type Page,
  type Publisher,
  type PublisherOptions,
  type RendererModule,
} from 'site-publisher';
import { nextWake } from '#catalogue/next-wake.ts';
import { promisedPages } from '#catalogue/promised-pages.ts';
import type { SnapshotStore } from '#catalogue/snapshot.ts';
import { type CatalogueSource, openCatalogueSource } from '#catalogue/source.ts';
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

type Others = Omit<PublisherOptions, keyof typeof SITE_OPTIONS | 'source' | 'site' | 'now'>;

export interface OpenPublisherOptions extends Others, Partial<Pick<PublisherOptions, 'now'>> {
  /** The compiled site. */
  renderer: string;
  firestore: Firestore;
  snapshots: SnapshotStore | null;
}

/** Opens a publisher of the compiled site with the stock of a Firestore. */
export async function openPublisher(options: OpenPublisherOptions): Promise<Publisher> {
  const { renderer, firestore, snapshots, ...others } = options;
  const site = await loadSite<SiteModule>(renderer, options.hosting);
  const stock = openCatalogueSource({ firestore, snapshots, origin: site.code });
  const source = siteContent(stock, site);
  return createPublisher({ ...SITE_OPTIONS, now: () => new Date(), source, site, ...others });
}

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
