import type { APIRoute } from 'astro';
import { sitemapXml } from '#features/feeds/sitemap.ts';
import { shownOn } from '#site/page-shows.ts';

export const GET: APIRoute = ({ locals, site }) => {
  const { pages } = shownOn('/sitemap.xml', locals);
  return new Response(sitemapXml(pages, site as URL), {
    headers: { 'content-type': 'application/xml; charset=utf-8' },
  });
};
