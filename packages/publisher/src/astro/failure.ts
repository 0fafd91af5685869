import type { MiddlewareHandler } from 'astro';

/** Stores the error that a page throws; Astro itself only answers with the status 500. */
export const onRequest: MiddlewareHandler = async ({ locals }, next) => {
  try {
    return await next();
  } catch (error) {
    // The first one: Astro may look for a page about the failure, which fails as well.
    locals.failure ??= error;
    throw error;
  }
};
