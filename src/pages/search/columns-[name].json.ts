import type { APIRoute } from 'astro';
import { encodedStock } from '#domain/search/release/encoded-stock.ts';
import { pageData } from '#site/page-data.ts';

/** The columns of the stock, which the search reads. */
export const GET: APIRoute = ({ locals }) => {
  const { inventory } = pageData('/search/columns-[name].json', locals);
  return new Response(encodedStock(inventory).text, {
    headers: { 'content-type': 'application/json; charset=utf-8' },
  });
};
