import type { MiddlewareHandler } from 'astro';
import { pagesOfBuild } from './pages-of-build.ts';
import { pathOf } from './route-params.ts';

/** Hands each page what it shows, in `astro build` and `astro dev`. */
export const onRequest: MiddlewareHandler = async ({ routePattern, params, locals }, next) => {
  const page = (await pagesOfBuild()).get(pathOf(routePattern, params));
  if (page) locals.page = page;
  return next();
};
