import type { CatalogueImage } from '#catalogue/types.ts';

/** One address of the site and everything that its page shows. */
export interface SitePage {
  /** As served: `/car/volvo-xc40-2021`, `/feeds/stock.json`. */
  path: string;
  /** Astro's pattern of the route: `/car/[id]`. */
  route: string;
  /** Plain data, whose vehicles and accessories are the objects of the catalogue themselves. */
  shows: unknown;
  /** Whether a large site may show a change on it in a release a moment later than the others. */
  canFollow?: boolean;
  /** Its entry in the sitemap; missing where search engines must not index it. */
  listed?: Listing;
}

/** What the sitemap says of a page. */
export interface Listing {
  /** When the content last changed; null for pages of copy alone. */
  lastModified: Date | null;
  images: readonly CatalogueImage[];
}

/** CSP sources (`'sha256-…'`) of the inline scripts and styles of a page, sorted. */
export interface InlineSources {
  scripts: readonly string[];
  styles: readonly string[];
}

/** A finished page, as it stands in a release. */
export interface RenderedPage {
  path: string;
  /** Path within the release: `/car/volvo-xc40-2021.html`. */
  file: string;
  /** Whole, or piece by piece: a feed of a large stock is tens of megabytes. */
  body: Uint8Array | AsyncIterable<Uint8Array>;
  /** What the Content-Security-Policy of the release must allow for this page. */
  inline: InlineSources;
}

/** Renders one page. Throws where the page cannot be rendered. */
export type Render = (page: SitePage) => Promise<RenderedPage>;
