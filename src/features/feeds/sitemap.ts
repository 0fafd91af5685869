import { SitemapIndexStream, SitemapStream } from 'sitemap';
import type { CatalogueImage } from '#catalogue/types.ts';
import { shareUrl } from '#domain/image/image-address.ts';

export interface SitemapPage {
  path: string;
  /** When the content of the page last changed; null for pages of copy alone. */
  lastModified: Date | null;
  images: readonly CatalogueImage[];
}

export interface SitemapPart {
  path: string;
  /** The last change of any of its pages; null where none is dated. */
  lastModified: Date | null;
}

/** The sitemap as XML, with Google's image extension. `site` is the origin of the public site. */
export function sitemapXml(pages: readonly SitemapPage[], site: URL): Promise<string> {
  const xmlns = { image: true, news: false, video: false, xhtml: false };
  const stream = new SitemapStream({ xmlns });
  for (const page of pages) {
    const img = page.images.map(({ base }) => new URL(shareUrl(base), site).href);
    stream.write({ ...entry(page, site), img });
  }
  return textOf(stream);
}

/** The index of a sitemap in parts as XML. `site` is the origin of the public site. */
export function sitemapIndexXml(parts: readonly SitemapPart[], site: URL): Promise<string> {
  const stream = new SitemapIndexStream();
  for (const part of parts) stream.write(entry(part, site));
  return textOf(stream);
}

function entry({ path, lastModified }: SitemapPart, site: URL) {
  const url = new URL(path, site).href;
  return lastModified ? { url, lastmod: lastModified.toISOString() } : { url };
}

async function textOf(stream: SitemapStream | SitemapIndexStream): Promise<string> {
  stream.end();
  return (await stream.toArray()).join('');
}
