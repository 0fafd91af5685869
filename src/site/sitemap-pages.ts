import { groupBy } from '#domain/group-by.ts';
import { latest } from '#domain/time/latest.ts';
import { paths, vehiclePath } from '#paths';
import { deferrable, type ListedPage, pageOf, type SitemapPart } from './page-data.ts';
import type { SitePage } from './site-page.ts';

/**
 * Pages of a part on average, at most. An edit then renders and uploads some 1 MB, and a part stays
 * far below the 50,000 addresses and 50 MB of https://www.sitemaps.org/protocol.html.
 */
export const PAGES_PER_PART = 1000;

/**
 * All pages but those of vehicles, under the name that `@astrojs/sitemap` gives pages without a
 * chunk.
 */
const OTHERS = 'pages';

/**
 * The sitemap of these pages: its parts, and an index of them, all with the names that `@astrojs/sitemap`
 * gives in a full build (docs/why/addresses.md). Vehicles are split by a hash of their paths, so that an edit
 * changes one small part of them. The number of parts is a power of two, so that it seldom changes.
 */
export function* sitemapPages(listed: readonly ListedPage[]): Generator<SitePage> {
  const vehicles = listed.filter(isVehicle).length;
  const count = 2 ** Math.max(0, Math.ceil(Math.log2(vehicles / PAGES_PER_PART)));
  const chunks = groupBy(listed, (page) =>
    isVehicle(page) ? `cars-${hashOf(page.path) % count}` : OTHERS,
  );
  const parts: SitemapPart[] = [];
  for (const chunk of [...Array.from({ length: count }, (_, part) => `cars-${part}`), OTHERS]) {
    const pages = chunks.get(chunk);
    if (!pages) continue;
    const path = `/sitemap-${chunk}-0.xml`;
    const lastModified = latest(pages.flatMap((page) => page.lastModified ?? []));
    parts.push({ path, lastModified });
    yield deferrable(pageOf('/sitemap-[part].xml', path, { chunk, pages }));
  }
  yield deferrable(pageOf('/sitemap-index.xml', paths.sitemap, { parts }));
}

const isVehicle = ({ path }: ListedPage) => path.startsWith(vehiclePath(''));

/** FNV-1a, https://www.rfc-editor.org/rfc/rfc9923, of the UTF-16 units, as an unsigned 32-bit integer. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  return hash >>> 0;
}
