import { latest } from '#domain/time/latest.ts';
import type { Listing } from './site-page.ts';

/** The listing of a page of copy alone. */
export const COPY_LISTING: Listing = { lastModified: null, images: [] };

/** The listing of a page that has these items alone; search engines are not led to an empty one. */
export function listingUnlessEmpty(items: readonly { updatedAt: Date }[]): Listing | undefined {
  return items.length === 0 ? undefined : listingOf(items);
}

/** The listing of a page of several items: the last change of any of them. */
export function listingOf(items: readonly { updatedAt: Date }[]): Listing {
  return { lastModified: latest(items.map(({ updatedAt }) => updatedAt)), images: [] };
}
