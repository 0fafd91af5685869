import type { APIRoute } from 'astro';
import { paths } from '#paths';

/** Closes only the API and the admin: pages that must not be indexed have `noindex` themselves. */
export const GET: APIRoute = ({ site }) =>
  new Response(
    `User-agent: *\nDisallow: /api/\nDisallow: ${paths.admin}\n\nSitemap: ${new URL(paths.sitemap, site).href}\n`,
    { headers: { 'content-type': 'text/plain; charset=utf-8' } },
  );
