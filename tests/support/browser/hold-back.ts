import type { Page, Route } from '@playwright/test';

/** Lets the requests to an address wait until the returned function is called. */
export async function holdBack(
  page: Page,
  url: string | RegExp | ((url: URL) => boolean),
  answer = (route: Route) => route.continue(),
): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    await held.promise;
    await answer(route);
  });
  return held.resolve;
}
