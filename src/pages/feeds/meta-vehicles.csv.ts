import type { APIRoute } from 'astro';
import { metaFeed } from '#features/feeds/meta-feed.ts';
import { textStream } from '#features/feeds/text-stream.ts';
import { pageData } from '#site/page-data.ts';

export const GET: APIRoute = ({ locals, site }) => {
  const { inventory } = pageData('/feeds/meta-vehicles.csv', locals);
  return new Response(textStream(metaFeed(inventory, site as URL)), {
    headers: { 'content-type': 'text/csv; charset=utf-8' },
  });
};
