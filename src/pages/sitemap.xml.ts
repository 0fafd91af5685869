import type { APIRoute } from 'astro';
import { getCatalogue } from '../catalogue/index.ts';
import { sitemapPages, sitemapXml } from '../features/discovery/sitemap.ts';

export const GET: APIRoute = async ({ site }) => {
  const pages = sitemapPages(await getCatalogue());
  return new Response(sitemapXml(pages, site as URL), {
    headers: { 'content-type': 'application/xml; charset=utf-8' },
  });
};
