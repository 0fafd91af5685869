import type { Page, Request } from '@playwright/test';

const ENDPOINT = '**/api/send-contact-email';

/** The submissions that the page sends from now on, in order. */
export function sentBodies(page: Page): { bodies: unknown[]; requests: Request[] } {
  const sent = { bodies: [] as unknown[], requests: [] as Request[] };
  page.on('request', (request) => {
    if (request.method() !== 'POST' || !request.url().endsWith('/api/send-contact-email')) return;
    sent.requests.push(request);
    sent.bodies.push(request.postDataJSON());
  });
  return sent;
}

/** Breaks the connection before a submission reaches the server. Returns how to restore it. */
export async function breakConnection(page: Page): Promise<() => Promise<void>> {
  await page.route(ENDPOINT, (route) => route.abort());
  return () => page.unroute(ENDPOINT);
}

/** Delays the scripts of the page's forms until the returned function is called. */
export async function delayFormScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/_astro\/Inquiry(?:Form|Dialog)\.[^/]*\.js$/u, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Delays submissions until the returned function is called. */
export async function delaySubmissions(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(ENDPOINT, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
