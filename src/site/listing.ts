import type { Listing } from './site-page.ts';

/** The listing of a page of copy alone. */
export const COPY_LISTING: Listing = { lastModified: null, images: [] };

/** The listing of a page of several items: the last change of any of them. */
export function listingOf(items: readonly { updatedAt: Date }[]): Listing {
  if (items.length === 0) return COPY_LISTING;
  const lastChange = items.reduce((last, { updatedAt }) => Math.max(last, updatedAt.getTime()), 0);
  return { lastModified: new Date(lastChange), images: [] };
}
