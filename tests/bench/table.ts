import { type Browser, chromium, type Page } from '@playwright/test';
import type { TestApp } from '../support/app/test-app.ts';
import { chromiumPath, PLAYWRIGHT_ARGS } from '../support/browser/chromium.ts';
import { milliseconds, quantile } from './support/numbers.ts';
import { withApp } from './support/stock.ts';

const VEHICLES = 3000;
/** The windows that are measured, in px. */
const WINDOWS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];
/** How far and how fast the wheel scrolls, in px and px a second: a quick look, and a search. */
const DISTANCE = 12_000;
const SPEEDS = [1000, 2500];
const CPU_RATE = 4;

/**
 * Measures the vehicle table of 3,000 vehicles with thumbnails: from the press of 'Access Dashboard' until
 * the first rows are painted, as fast as the machine, and the frames that the browser displays while it scrolls,
 * at a quarter of the speed. Scrolling does not wait for the page: a frame can lack rows, which is counted.
 */
export async function benchTable(quick: boolean): Promise<void> {
  const signIns: Record<string, Record<string, string>> = {};
  const scrolls: Record<string, Record<string, string | number>> = {};
  const measure = async (app: TestApp) => {
    const browser = await chromium.launch({
      executablePath: chromiumPath(),
      args: PLAYWRIGHT_ARGS,
    });
    for (const viewport of WINDOWS) {
      const open = <T>(work: Work<T>) => withTable(browser, viewport, app, work);
      const times: number[] = [];
      for (let run = 0; run < (quick ? 3 : 10); run += 1)
        times.push(await open(async (_page, firstRows) => firstRows));
      signIns[`${viewport.width} px`] = {
        p50: milliseconds(quantile(times, 0.5)),
        worst: milliseconds(Math.max(...times)),
        limit: '1000 ms',
      };
      for (const speed of SPEEDS)
        scrolls[`${viewport.width} px, ${speed} px/s`] = await open((page) => scroll(page, speed));
    }
    await browser.close();
  };
  await withApp(VEHICLES, measure, 'whole');
  console.table(signIns);
  console.table(scrolls);
}

type Work<T> = (page: Page, firstRows: number) => Promise<T>;

/** Signs in and calls `work` with the page and the ms until its first rows were painted. */
async function withTable<T>(
  browser: Browser,
  viewport: { width: number; height: number },
  { siteUrl, demo }: TestApp,
  work: Work<T>,
): Promise<T> {
  const context = await browser.newContext({ viewport });
  const page = await context.newPage();
  await page.goto(`${siteUrl}/admin#vehicles`, { waitUntil: 'networkidle' });
  await page.getByLabel('E-mail').fill(demo.email);
  await page.getByLabel('Adgangskode').fill(demo.password);
  await page.waitForLoadState('networkidle');
  const painted = page.evaluate(async () => {
    const { timeStamp } = await new Promise<Event>((pressed) => {
      document.addEventListener('click', pressed, { capture: true, once: true });
    });
    while (!document.querySelector('tr[data-id]')) await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    return performance.now() - timeStamp;
  });
  await page.getByRole('button', { name: 'Access Dashboard' }).click();
  const firstRows = await painted;
  await page.getByText(/^Hentet \d\d\.\d\d$/u).waitFor();
  await page.waitForLoadState('networkidle');
  const result = await work(page, firstRows);
  await context.close();
  return result;
}

/** Scrolls the table by the wheel. */
async function scroll(page: Page, speed: number): Promise<Record<string, string | number>> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE });
  const events: TraceEvent[] = [];
  cdp.on('Tracing.dataCollected', ({ value }) =>
    events.push(...(value as unknown as TraceEvent[])),
  );
  const categories = ['benchmark', 'viz', 'disabled-by-default-devtools.timeline.frame'];
  await cdp.send('Tracing.start', { traceConfig: { includedCategories: categories } });
  await page.evaluate(() => {
    const lacking = Object.assign(window, { lacking: 0 });
    const look = () => {
      const last = [...document.querySelectorAll('tr[data-id]')].at(-1);
      if (last && last.getBoundingClientRect().bottom < innerHeight) lacking.lacking += 1;
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  const began = performance.now();
  await cdp.send('Input.synthesizeScrollGesture', {
    x: 200,
    y: 500,
    yDistance: -DISTANCE,
    speed,
    gestureSourceType: 'mouse',
  });
  const took = (performance.now() - began) / 1000;
  const complete = new Promise((resolve) => {
    cdp.once('Tracing.tracingComplete', resolve);
  });
  await cdp.send('Tracing.end');
  await complete;
  const count = (test: (event: TraceEvent) => boolean) => events.filter(test).length;
  const reports = events.flatMap(({ name, ph, args }) =>
    name === 'PipelineReporter' && ph === 'b' ? [args?.frame_reporter] : [],
  );
  return {
    scrolled: await page.evaluate(() => scrollY),
    'frames a second': Math.round(count(({ name }) => name === 'Display::FrameDisplayed') / took),
    'frames dropped': reports.filter((report) => report?.state === 'STATE_DROPPED').length,
    'frames with a row lacking': await page.evaluate(
      () => (window as unknown as { lacking: number }).lacking,
    ),
  };
}

interface TraceEvent {
  name: string;
  ph: string;
  args?: { frame_reporter?: { state?: string } };
}
