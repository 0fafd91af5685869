import type { Listing } from './site-page.ts';

/** The listing of a page of copy alone. */
export const COPY_LISTING: Listing = { lastModified: null, images: [] };

/** The listing of a page that has these items alone; search engines are not led to an empty one. */
export function listingUnlessEmpty(items: readonly { updatedAt: Date }[]): Listing | undefined {
  return items.length === 0 ? undefined : listingOf(items);
}

/** The listing of a page of several items: the last change of any of them. */
export function listingOf(items: readonly { updatedAt: Date }[]): Listing {
  if (items.length === 0) return COPY_LISTING;
  const lastChange = items.reduce((last, { updatedAt }) => Math.max(last, updatedAt.getTime()), 0);
  return { lastModified: new Date(lastChange), images: [] };
}
