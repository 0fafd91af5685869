import { type Browser, chromium, devices } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { chromiumPath, PLAYWRIGHT_ARGS } from '../support/browser/chromium.ts';
import { type FirstView, firstView } from '../support/browser/first-view.ts';
import { site } from './support/pages.ts';

/** More than twice what the pages take on a busy machine. */
const MAX_MS = 300;

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: chromiumPath(), args: PLAYWRIGHT_ARGS });
});
afterAll(() => browser.close());

/** Processor time of the main thread until the page has loaded, whatever else the machine does. */
async function load(path: string): Promise<{ milliseconds: number; view: FirstView }> {
  const context = await browser.newContext(devices['Pixel 7']);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const view = await firstView(page, site.url + path);
  const { metrics } = await session.send('Performance.getMetrics');
  await context.close();
  const task = metrics.find(({ name }) => name === 'TaskDuration');
  if (!task) throw new Error('Chromium does not report TaskDuration.');
  return { milliseconds: task.value * 1000, view };
}

/** In KB, some percent above what they are. The last commit before the search had 4.5, 4.2 and 7.6. */
const MAX_SCRIPTS = { '/': 4, '/inventory': 3, '/car/toyota-yaris-2022': 7.2 };

it.each(Object.entries(MAX_SCRIPTS))(
  `the page %s occupies the main thread of a phone for at most ${MAX_MS} ms, and has at most %s KB of scripts before a touch`,
  async (path, maxScripts) => {
    const { milliseconds, view } = await load(path);
    const scripts = view.scripts / 1024;
    console.log(`${path}: ${Math.round(milliseconds)} ms, ${scripts.toFixed(1)} KB of scripts`);
    expect(milliseconds).toBeGreaterThan(0);
    expect(milliseconds).toBeLessThanOrEqual(MAX_MS);
    expect(scripts).toBeLessThanOrEqual(maxScripts);
  },
);

interface LayoutEvent {
  name: string;
  ts: number;
  args: { beginData?: { dirtyObjects: number; totalObjects: number } };
}

/** The objects of each layout of the whole page once it has been painted. */
async function wholeLayouts(path: string): Promise<number[]> {
  const page = await browser.newPage(devices['Pixel 7']);
  const session = await page.context().newCDPSession(page);
  const events: LayoutEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => {
    events.push(...(value as unknown as LayoutEvent[]));
  });
  const categories = 'devtools.timeline,loading';
  await session.send('Tracing.start', { categories, transferMode: 'ReportEvents' });
  await page.goto(site.url + path);
  await page.locator('html[data-typeface]').waitFor();
  // The first layout with the typeface comes with the next frame.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  const complete = new Promise((done) => session.once('Tracing.tracingComplete', done));
  await session.send('Tracing.end');
  await complete;
  await page.context().close();
  const painted = events.find(({ name }) => name === 'firstContentfulPaint')?.ts;
  if (painted === undefined) throw new Error('Chromium does not report the first paint.');
  return events
    .filter(({ name, ts }) => name === 'Layout' && ts > painted)
    .flatMap(({ args: { beginData } }) => {
      const { dirtyObjects = 0, totalObjects = 0 } = beginData ?? {};
      return dirtyObjects === totalObjects && totalObjects > 1 ? [totalObjects] : [];
    });
}

it('the list of cars is laid out as a whole once after its first paint, for its typeface', async () => {
  expect(await wholeLayouts('/inventory')).toEqual([expect.any(Number)]);
});
