import type { APIRoute } from 'astro';
import { paths } from '#paths';

/** Pages that must not be found say so themselves (`noindex`); only machinery is closed here. */
export const GET: APIRoute = ({ site }) =>
  new Response(
    `User-agent: *\nDisallow: /api/\nDisallow: ${paths.admin}\n\nSitemap: ${new URL('/sitemap.xml', site).href}\n`,
    { headers: { 'content-type': 'text/plain; charset=utf-8' } },
  );
