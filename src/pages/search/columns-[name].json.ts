import type { APIRoute } from 'astro';
import { encodedStock } from '#domain/search/release/encoded-stock.ts';
import { shownOn } from '#site/page-shows.ts';

/** The columns of the stock, which the search reads. */
export const GET: APIRoute = ({ locals }) => {
  const { inventory } = shownOn('/search/columns-[name].json', locals);
  return new Response(encodedStock(inventory).text, {
    headers: { 'content-type': 'application/json; charset=utf-8' },
  });
};
