import { readFileSync } from 'node:fs';
import type { SitemapItem, SitemapOptions } from '@astrojs/sitemap';

/** An entry of the sitemap, and the part that it is in. */
export type PlacedItem = SitemapItem & { part: string };

/**
 * The options of `@astrojs/sitemap`, from a file with its entries, which is read when it writes them. Without a
 * file it writes nothing, as when Astro compiles the site: only the compiled site knows the addresses
 * (docs/why/addresses.md).
 */
export function sitemapOptions(file: string | undefined): SitemapOptions {
  let read: Map<string, PlacedItem> | undefined;
  const entries = () => {
    read ??= new Map(readItems(file).map((item) => [item.url, item]));
    return read;
  };
  return {
    get customPages() {
      return [...entries().keys()];
    },
    filter: () => file !== undefined,
    serialize: ({ url }) => entries().get(url),
    get chunks() {
      const names = new Set(
        entries()
          .values()
          .map(({ part }) => part),
      );
      // The integration itself makes `pages`, of what is in no chunk.
      names.delete('pages');
      return Object.fromEntries(
        [...names].map((name) => [
          name,
          (item: SitemapItem) => (entries().get(item.url)?.part === name ? item : undefined),
        ]),
      );
    },
    namespaces: { news: false, video: false, xhtml: false },
  };
}

function readItems(file: string | undefined): PlacedItem[] {
  return file ? JSON.parse(readFileSync(file, 'utf8')) : [];
}
