import type { APIRoute } from 'astro';
import { getCatalogue } from '../../catalogue/index.ts';
import { dealer } from '../../dealer.ts';
import { metaFeed } from '../../features/discovery/meta-feed.ts';

export const GET: APIRoute = async ({ site }) => {
  const { inventory } = await getCatalogue();
  const [office] = dealer.offices;
  return new Response(metaFeed(inventory, { site: site as URL, office }), {
    headers: { 'content-type': 'text/csv; charset=utf-8' },
  });
};
