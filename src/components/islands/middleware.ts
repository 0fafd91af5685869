import type { MiddlewareHandler } from 'astro';

const INLINE_STYLE = /<style>astro-island,[^<]*<\/style>/u;

/**
 * Takes Astro's own style element out of a page's body, where HTML allows none; `base.css` has its
 * one rule.
 */
export const onRequest: MiddlewareHandler = async (_context, next) => {
  const response = await next();
  if (!response.headers.get('content-type')?.includes('text/html')) return response;
  const html = await response.text();
  return new Response(html.replace(INLINE_STYLE, ''), response);
};
