import { type Browser, chromium, devices } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { chromiumPath, PLAYWRIGHT_ARGS } from '../support/browser/chromium.ts';
import { site } from './support/pages.ts';

/** About four times what the pages take on a current machine. */
const MAX_MS = 400;

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: chromiumPath(), args: PLAYWRIGHT_ARGS });
});
afterAll(() => browser.close());

/** Processor time of the main thread until the page has loaded, whatever else the machine does. */
async function mainThreadMs(path: string): Promise<number> {
  const context = await browser.newContext(devices['Pixel 7']);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.goto(site.url + path, { waitUntil: 'networkidle' });
  const { metrics } = await session.send('Performance.getMetrics');
  await context.close();
  const task = metrics.find(({ name }) => name === 'TaskDuration');
  if (!task) throw new Error('Chromium does not report TaskDuration.');
  return task.value * 1000;
}

it.each(['/', '/inventory', '/car/toyota-yaris-2022'])(
  `the page %s occupies the main thread of a phone for at most ${MAX_MS} ms`,
  async (path) => {
    const milliseconds = await mainThreadMs(path);
    console.log(`${path}: ${Math.round(milliseconds)} ms of the main thread`);
    expect(milliseconds).toBeGreaterThan(0);
    expect(milliseconds).toBeLessThanOrEqual(MAX_MS);
  },
);
