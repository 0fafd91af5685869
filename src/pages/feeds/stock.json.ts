import type { APIRoute } from 'astro';
import { stockFeed } from '#features/feeds/stock-feed.ts';
import { textStream } from '#features/feeds/text-stream.ts';
import { pageData } from '#site/page-data.ts';

export const GET: APIRoute = ({ locals, site }) => {
  const { inventory } = pageData('/feeds/stock.json', locals);
  return new Response(textStream(stockFeed(inventory, site as URL)), {
    headers: { 'content-type': 'application/json; charset=utf-8' },
  });
};
