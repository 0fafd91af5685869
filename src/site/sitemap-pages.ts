import type { SitemapPart } from '#features/feeds/sitemap.ts';
import { vehiclePath } from '#paths';
import { deferrable, type ListedPage, pageOf } from './page-data.ts';
import type { SitePage } from './site-page.ts';

/**
 * Pages of a part on average, at most. An edit then renders and uploads some 1 MB, and a part stays
 * far below the 50,000 addresses and 50 MB of https://www.sitemaps.org/protocol.html.
 */
export const PAGES_PER_PART = 1000;

/**
 * The sitemap of these pages: one file, or an index with parts when there are many pages. Parts lie
 * beside the index, since a sitemap may only name addresses below its own folder.
 */
export function* sitemapPages(listed: readonly ListedPage[]): Generator<SitePage> {
  if (listed.length <= PAGES_PER_PART) {
    yield deferrable(pageOf('/sitemap.xml', '/sitemap.xml', { pages: listed }));
    return;
  }
  const parts: SitemapPart[] = [];
  for (const [index, pages] of splitByPath(listed).entries()) {
    const path = `/sitemap-${index}.xml`;
    parts.push({ path, lastModified: lastChange(pages) });
    yield deferrable(pageOf('/sitemap-[part].xml', path, { pages }));
  }
  yield deferrable(pageOf('/sitemap.xml', '/sitemap.xml', { parts }));
}

/**
 * Vehicle pages split by a hash of their paths, after a part with all other pages: a new vehicle
 * changes its own part, and the first one, since it moves the rows of many lists. The number of parts
 * is a power of two, so that it seldom changes.
 */
function splitByPath(listed: readonly ListedPage[]): ListedPage[][] {
  const isVehicle = ({ path }: ListedPage) => path.startsWith(vehiclePath(''));
  const vehicles = listed.filter(isVehicle);
  const count = 2 ** Math.max(0, Math.ceil(Math.log2(vehicles.length / PAGES_PER_PART)));
  const parts: ListedPage[][] = Array.from({ length: count }, () => []);
  for (const page of vehicles) parts[hashOf(page.path) % count]?.push(page);
  const others = listed.filter((page) => !isVehicle(page));
  return [others, ...parts].filter((pages) => pages.length > 0);
}

/** FNV-1a, https://www.rfc-editor.org/rfc/rfc9923, of the UTF-16 units, as an unsigned 32-bit integer. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  return hash >>> 0;
}

function lastChange(pages: readonly ListedPage[]): Date | null {
  const times = pages.flatMap(({ lastModified }) => lastModified?.getTime() ?? []);
  return times.length > 0 ? new Date(Math.max(...times)) : null;
}
