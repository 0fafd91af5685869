import type { Page, Request } from '@playwright/test';

const ENDPOINT = '**/api/send-contact-email';

/** Records the inquiries that the page sends from now on, in order: their bodies and requests. */
export function sentBodies(page: Page): { bodies: unknown[]; requests: Request[] } {
  const sent = { bodies: [] as unknown[], requests: [] as Request[] };
  page.on('request', (request) => {
    if (request.method() !== 'POST' || !request.url().endsWith('/api/send-contact-email')) return;
    sent.requests.push(request);
    sent.bodies.push(request.postDataJSON());
  });
  return sent;
}

/** Makes inquiries fail before they reach the server; the returned function ends that. */
export async function breakLine(page: Page): Promise<() => Promise<void>> {
  await page.route(ENDPOINT, (route) => route.abort());
  return () => page.unroute(ENDPOINT);
}

/** Lets inquiries reach the server, but drops its first answer. */
export async function loseFirstAnswer(page: Page): Promise<void> {
  let dropped = false;
  await page.route(ENDPOINT, async (route) => {
    if (dropped) return route.continue();
    dropped = true;
    await route.fetch();
    await route.abort();
  });
}

/** Delays inquiries until the returned function is called. */
export async function holdLine(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(ENDPOINT, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
