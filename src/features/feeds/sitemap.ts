import type { CatalogueImage } from '#catalogue/types.ts';
import { shareUrl } from '#domain/image/image-address.ts';
import { xmlText } from './xml.ts';

export interface SitemapPage {
  path: string;
  /** When the content of the page last changed; null for pages of copy alone. */
  lastModified: Date | null;
  images: readonly CatalogueImage[];
}

/** The sitemap as XML, with Google's image extension. `site` is the origin of the public site. */
export function sitemapXml(pages: readonly SitemapPage[], site: URL): string {
  const absolute = (path: string) => xmlText(new URL(path, site).href.replace(/\/$/u, ''));
  const entries = pages.map(({ path, lastModified, images }) =>
    [
      '<url>',
      `<loc>${path === '/' ? xmlText(site.href) : absolute(path)}</loc>`,
      lastModified ? `<lastmod>${lastModified.toISOString()}</lastmod>` : '',
      ...images.map(
        ({ base }) =>
          `<image:image><image:loc>${absolute(shareUrl(base))}</image:loc></image:image>`,
      ),
      '</url>',
    ].join(''),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
${entries.join('\n')}
</urlset>
`;
}
