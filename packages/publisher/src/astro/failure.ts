import type { MiddlewareHandler } from 'astro';

/** Stores what a page throws; Astro itself answers with the status 500 and says no more. */
export const onRequest: MiddlewareHandler = async ({ locals }, next) => {
  try {
    return await next();
  } catch (error) {
    // The first one: Astro may look for a page about the failure, which fails as well.
    locals.failure ??= error;
    throw error;
  }
};
