import type { APIRoute } from 'astro';
import { getCatalogue } from '#catalogue/index.ts';
import { dealer } from '#dealer';
import { metaFeed } from '#features/feeds/meta-feed.ts';

export const GET: APIRoute = async ({ site }) => {
  const { inventory } = await getCatalogue();
  const [office] = dealer.offices;
  return new Response(metaFeed(inventory, { site: site as URL, office }), {
    headers: { 'content-type': 'text/csv; charset=utf-8' },
  });
};
