import type { APIRoute } from 'astro';
import { pageData } from '#site/page-data.ts';
import { sitemapXml } from '#site/sitemap-xml.ts';

export const GET: APIRoute = async ({ locals, site }) => {
  const { pages } = pageData('/sitemap-[part].xml', locals);
  return new Response(await sitemapXml(pages, site as URL), {
    headers: { 'content-type': 'application/xml; charset=utf-8' },
  });
};
