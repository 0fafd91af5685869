import type { APIRoute } from 'astro';
import { sitemapIndexXml, sitemapXml } from '#features/feeds/sitemap.ts';
import { shownOn } from '#site/page-shows.ts';

export const GET: APIRoute = async ({ locals, site }) => {
  const shows = shownOn('/sitemap.xml', locals);
  const xml =
    'parts' in shows
      ? sitemapIndexXml(shows.parts, site as URL)
      : sitemapXml(shows.pages, site as URL);
  return new Response(await xml, {
    headers: { 'content-type': 'application/xml; charset=utf-8' },
  });
};
