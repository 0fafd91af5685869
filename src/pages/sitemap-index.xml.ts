import type { APIRoute } from 'astro';
import { pageData } from '#site/page-data.ts';
import { sitemapIndexXml } from '#site/sitemap-xml.ts';

export const GET: APIRoute = async ({ locals, site }) => {
  const { parts } = pageData('/sitemap-index.xml', locals);
  return new Response(await sitemapIndexXml(parts, site as URL), {
    headers: { 'content-type': 'application/xml; charset=utf-8' },
  });
};
