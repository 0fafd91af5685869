import { SitemapIndexStream, SitemapStream } from 'sitemap';
import { shareUrl } from '#domain/image/image-address.ts';
import type { ListedPage, SitemapPart } from './page-data.ts';

/** An entry of the sitemap as the packages that write its XML take it. */
interface SitemapEntry {
  url: string;
  lastmod?: string;
  img: string[];
}

const byAddress = new Intl.Collator('en', { numeric: true });

/** The entries of these pages, in the order of their addresses. `site` is the origin of the public site. */
export function sitemapEntries(pages: readonly ListedPage[], site: URL): SitemapEntry[] {
  return pages
    .map((page) => ({
      ...entry(page, site),
      img: page.images.map(({ base }) => new URL(shareUrl(base), site).href),
    }))
    .sort((a, b) => byAddress.compare(a.url, b.url));
}

/** A part of the sitemap as XML, with Google's extension for images. */
export function sitemapXml(pages: readonly ListedPage[], site: URL): Promise<string> {
  const xmlns = { image: true, news: false, video: false, xhtml: false };
  const stream = new SitemapStream({ xmlns });
  for (const page of sitemapEntries(pages, site)) stream.write(page);
  return textOf(stream);
}

/** The index of the sitemap as XML. */
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
