import type { APIRoute } from 'astro';
import { getCatalogue } from '#catalogue/index.ts';
import { stockFeed } from '#features/feeds/stock-feed.ts';

export const GET: APIRoute = async ({ site }) => {
  const { inventory, builtAt } = await getCatalogue();
  const pieces = stockFeed(inventory, site as URL, builtAt);
  return new Response(new Blob([...pieces]), {
    headers: { 'content-type': 'application/json; charset=utf-8' },
  });
};
