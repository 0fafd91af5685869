import type { APIRoute } from 'astro';
import { sitemapXml } from '#features/feeds/sitemap.ts';
import { shownOn } from '#site/page-shows.ts';

export const GET: APIRoute = async ({ locals, site }) => {
  const { pages } = shownOn('/sitemap-[part].xml', locals);
  return new Response(await sitemapXml(pages, site as URL), {
    headers: { 'content-type': 'application/xml; charset=utf-8' },
  });
};
