import type { APIRoute } from 'astro';
import { getCatalogue } from '#catalogue/index.ts';
import { sitemapPages, sitemapXml } from '#features/feeds/sitemap.ts';
import { inventoryPages, soldPages } from '#features/inventory/list/list-pages.ts';
import { marketingPages } from '#layouts/marketing-pages.ts';

export const GET: APIRoute = async ({ site }) => {
  const catalogue = await getCatalogue();
  const lists = [
    ...inventoryPages(catalogue).filter(({ make, total }) => make === null || total > 0),
    ...soldPages(catalogue.sold),
  ];
  const pages = sitemapPages(catalogue, lists, marketingPages);
  return new Response(sitemapXml(pages, site as URL), {
    headers: { 'content-type': 'application/xml; charset=utf-8' },
  });
};
