import type { Page } from 'site-publisher';
import type { CatalogueImage } from '#catalogue/types.ts';

/** A page of this site. Its data holds the vehicles and accessories of the catalogue themselves. */
export interface SitePage extends Page {
  /** Its entry in the sitemap; missing where search engines must not index it. */
  listed?: Listing;
}

/** What the sitemap says of a page. */
export interface Listing {
  /** When the content last changed; null for pages of copy alone. */
  lastModified: Date | null;
  images: readonly CatalogueImage[];
}
