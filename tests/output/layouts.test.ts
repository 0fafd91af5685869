import { chromium, devices } from '@playwright/test';
import { expect, it } from 'vitest';
import { chromiumPath, PLAYWRIGHT_ARGS } from '../support/browser/chromium.ts';
import { site } from './support/pages.ts';

interface TraceEvent {
  name: string;
  pid: number;
  ts: number;
  args: { beginData?: { dirtyObjects: number; totalObjects: number } };
}

/** Fewer objects than any page has once something is painted. */
const MIN_OBJECTS = 100;

/** What the processes of a browser report until a page has its typeface and two more frames. */
async function traceOf(path: string): Promise<TraceEvent[]> {
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: PLAYWRIGHT_ARGS,
  });
  try {
    const page = await browser.newPage(devices['Pixel 7']);
    const session = await page.context().newCDPSession(page);
    const events: TraceEvent[] = [];
    session.on('Tracing.dataCollected', ({ value }) => {
      events.push(...(value as unknown as TraceEvent[]));
    });
    const categories = 'devtools.timeline,loading';
    await session.send('Tracing.start', { categories, transferMode: 'ReportEvents' });
    const typeface = page.waitForEvent('requestfinished', (request) =>
      /woff2/u.test(request.url()),
    );
    await page.goto(site.url + path);
    await typeface;
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
    // Reported once it is on the screen, which may be later.
    await page.evaluate(
      () =>
        new Promise((done) =>
          new PerformanceObserver(done).observe({ type: 'paint', buffered: true }),
        ),
    );
    const complete = new Promise((done) => session.once('Tracing.tracingComplete', done));
    await session.send('Tracing.end');
    await complete;
    return events;
  } finally {
    await browser.close();
  }
}

/** The objects of each layout of the whole page after its first paint. */
function wholeLayouts(events: readonly TraceEvent[]): number[] {
  const painted = events.find(({ name }) => name === 'firstContentfulPaint');
  if (!painted) throw new Error('Chromium does not report the first paint.');
  return events
    .filter(({ name, pid, ts }) => name === 'Layout' && pid === painted.pid && ts > painted.ts)
    .flatMap(({ args: { beginData } }) => {
      const { dirtyObjects = 0, totalObjects = 0 } = beginData ?? {};
      const isWhole = dirtyObjects === totalObjects && totalObjects >= MIN_OBJECTS;
      return isWhole ? [totalObjects] : [];
    });
}

it('the list of cars is not laid out as a whole after its first paint', async () => {
  expect(wholeLayouts(await traceOf('/inventory'))).toEqual([]);
});
