import { gzipSync } from 'node:zlib';
import type { BrowserContextOptions, Page, Response } from '@playwright/test';
import { PHONE, withPage } from './support/browser.ts';
import { kilobytes } from './support/numbers.ts';
import { withApp } from './support/stock.ts';

const DESKTOP: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };
const CARS = 2;
const IMAGES_LOOKED_AT = 5;

/** What `docs/costs.md` assumes of a month. */
const VISITS = 30_000;
const SHARE_OF_PHONES = 0.7;
/** Visits of a browser that was here before and still has the images and scripts. */
const SHARE_OF_RETURNS = 0.3;

type Kind = 'pages' | 'images' | 'scripts and fonts' | 'data';
type Transfer = Record<Kind, number> & { imageRequests: number };

/**
 * The bytes that Hosting sends for a visit: the list, its first rows, two cars, five images of each.
 * The second visit of the same browser has its cache.
 */
export async function benchTransfer(): Promise<void> {
  await withApp(0, ({ siteUrl }) => printVisits(siteUrl));
}

/** Measures and prints the visits of a site, and what a month of them transfers. */
export async function printVisits(siteUrl: string): Promise<void> {
  const rows: Record<string, Record<string, string>> = {};
  let month = 0;
  for (const [device, options, share] of [
    ['phone', PHONE, SHARE_OF_PHONES],
    ['desktop', DESKTOP, 1 - SHARE_OF_PHONES],
  ] as const) {
    const [first, next] = await withPage(options, (page) => twoVisits(page, siteUrl));
    rows[`first visit, ${device}`] = rowOf(first);
    rows[`next visit, ${device}`] = rowOf(next);
    const average = totalOf(first) * (1 - SHARE_OF_RETURNS) + totalOf(next) * SHARE_OF_RETURNS;
    month += average * share * VISITS;
  }
  console.table(rows);
  console.log(`${VISITS} visits a month: ${(month / 1e9).toFixed(1)} GB`);
}

async function twoVisits(page: Page, siteUrl: string): Promise<[Transfer, Transfer]> {
  const take = countTransfer(page);
  await visit(page, siteUrl);
  const first = await take();
  await visit(page, siteUrl);
  return [first, await take()];
}

const totalOf = ({ imageRequests: _, ...sent }: Transfer) =>
  Object.values(sent).reduce((sum, bytes) => sum + bytes, 0);

function rowOf({ imageRequests, ...sent }: Transfer): Record<string, string> {
  const together = totalOf({ imageRequests, ...sent });
  const parts = Object.entries({ ...sent, together });
  return {
    ...Object.fromEntries(parts.map(([kind, bytes]) => [kind, kilobytes(bytes)])),
    'requests of images': String(imageRequests),
  };
}

async function visit(page: Page, siteUrl: string): Promise<void> {
  await page.goto(`${siteUrl}/inventory`, { waitUntil: 'networkidle' });
  for (let screen = 0; screen < 3; screen += 1) {
    await page.keyboard.press('PageDown');
    await page.waitForLoadState('networkidle');
  }
  const links = page.locator('a[href^="/car/"], a[href^="/electric-car/"]');
  const cars = new Set(
    await links.evaluateAll((all) => all.map((link) => link.getAttribute('href'))),
  );
  for (const car of [...cars].slice(0, CARS)) {
    await page.goto(`${siteUrl}${car}`, { waitUntil: 'networkidle' });
    const track = page.locator('[data-track]').first();
    for (let image = 1; image < IMAGES_LOOKED_AT; image += 1) {
      await track.evaluate((images, n) => images.scrollTo({ left: n * images.clientWidth }), image);
      await page.waitForLoadState('networkidle');
      // The load state counts as idle until the browser asks for the image.
      await page.waitForTimeout(700);
    }
  }
}

/** Counts what the page gets over the line; the returned function takes the counts so far. */
function countTransfer(page: Page): () => Promise<Transfer> {
  let responses: Promise<{ kind: Kind; bytes: number }>[] = [];
  page.on('response', (response) => responses.push(sizeOf(response)));
  return async () => {
    const sent = { pages: 0, images: 0, 'scripts and fonts': 0, data: 0, imageRequests: 0 };
    for (const { kind, bytes } of await Promise.all(responses)) {
      sent[kind] += bytes;
      if (kind === 'images' && bytes > 0) sent.imageRequests += 1;
    }
    responses = [];
    return sent;
  };
}

/** Text counts compressed, as the CDN sends it; what comes from the browser's cache counts nothing. */
async function sizeOf(response: Response): Promise<{ kind: Kind; bytes: number }> {
  const request = response.request();
  const kind = kindOf(request.resourceType());
  const { responseBodySize, responseHeadersSize } = await request
    .sizes()
    .catch(() => ({ responseBodySize: 0, responseHeadersSize: 0 }));
  if (responseBodySize <= 0) return { kind, bytes: Math.max(0, responseHeadersSize) };
  const body = await response.body().catch(() => Buffer.alloc(0));
  const isText = /text|javascript|json|svg|xml/u.test(response.headers()['content-type'] ?? '');
  return { kind, bytes: responseHeadersSize + (isText ? gzipSync(body) : body).length };
}

function kindOf(type: string): Kind {
  if (type === 'document') return 'pages';
  if (type === 'image') return 'images';
  return type === 'script' || type === 'font' || type === 'stylesheet'
    ? 'scripts and fonts'
    : 'data';
}
