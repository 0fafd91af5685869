import type { APIRoute } from 'astro';
import { sitemapIndexXml, sitemapXml } from '#features/feeds/sitemap.ts';
import { pageData } from '#site/page-data.ts';

export const GET: APIRoute = async ({ locals, site }) => {
  const data = pageData('/sitemap.xml', locals);
  const xml =
    'parts' in data
      ? sitemapIndexXml(data.parts, site as URL)
      : sitemapXml(data.pages, site as URL);
  return new Response(await xml, {
    headers: { 'content-type': 'application/xml; charset=utf-8' },
  });
};
