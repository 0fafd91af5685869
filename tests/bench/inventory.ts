import type { Page } from '@playwright/test';
import { firstView } from '../support/browser/first-view.ts';
import { PHONE, slowDown, withPage } from './support/browser.ts';
import { kilobytes, milliseconds, quantile } from './support/numbers.ts';
import { withApp } from './support/stock.ts';

const VEHICLES = 1000;
const THROTTLE = 4;
/** What is pressed one by one; each press changes the list. */
const PRESSES = [
  ...[0, 1, 2, 3, 4, 5].map((index) => ({ selector: '.makes a', index })),
  { selector: '.search > a', index: 0 },
  ...[0, 1, 2, 0, 1, 2, 3, 4, 3, 4, 5, 6, 5, 6].map((index) => ({
    selector: '.choice:not([data-disabled]) input',
    index,
  })),
];

/** Measures the inventory of a large stock on a phone four times slower than this machine. */
export async function benchInventory(): Promise<void> {
  await withApp(VEHICLES, async ({ siteUrl }) => {
    const url = `${siteUrl}/inventory`;
    const { total } = await withPage(PHONE, (page) => firstView(page, url));
    const [rows, responses] = await withPage(PHONE, async (page) => {
      await slowDown(page, THROTTLE);
      const firstRows = await untilFirstRows(page, url);
      await page.waitForLoadState('networkidle');
      return [firstRows, await pressEach(page)] as const;
    });
    const times = (what: keyof ResponseTimes) => responses.map((response) => response[what]);
    console.table({
      [`/inventory with ${VEHICLES} vehicles`]: {
        'first view': kilobytes(total),
        'first rows': milliseconds(rows),
        count: milliseconds(quantile(times('count'), 0.5)),
        'all visible': milliseconds(quantile(times('visible'), 0.5)),
        'its p95': milliseconds(quantile(times('visible'), 0.95)),
        'its slowest': milliseconds(Math.max(...times('visible'))),
        'whole list': milliseconds(quantile(times('list'), 0.5)),
      },
      limit: { 'first view': '300 KB', count: '100 ms', 'its p95': '100 ms' },
    });
  });
}

async function untilFirstRows(page: Page, url: string): Promise<number> {
  await page.goto(url);
  await page.locator('[data-rows] > li').nth(2).waitFor();
  return page.evaluate(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    return paint?.startTime ?? performance.now();
  });
}

/** Milliseconds from a press. */
interface ResponseTimes {
  /** Until the new count is painted. */
  count: number;
  /** Until the visible part of the list is painted and does not change any more. */
  visible: number;
  /** Until the page contains every row of the first page. */
  list: number;
}

/**
 * Presses makes and values of facets one by one and measures each. All rows have been loaded before, as
 * they are after a few choices: what is measured is the work of the page.
 */
async function pressEach(page: Page): Promise<ResponseTimes[]> {
  await page.getByRole('searchbox').hover();
  await page.locator('[data-inventory] astro-island[ssr]').first().waitFor({ state: 'detached' });
  for (const { selector, index } of PRESSES) await page.evaluate(press, { selector, index });
  await page.waitForLoadState('networkidle');
  const responses: ResponseTimes[] = [];
  for (const each of PRESSES) {
    responses.push(await page.evaluate(press, each));
    await page.waitForLoadState('networkidle');
  }
  return responses;
}

/** Runs in the page: presses something and records every frame until none has changed for a while. */
async function press({
  selector,
  index,
}: {
  selector: string;
  index: number;
}): Promise<ResponseTimes> {
  const QUIET_FRAMES = 30;
  const pressed = document.querySelectorAll<HTMLElement>(selector)[index];
  const list = document.querySelector<HTMLElement>('[data-list]');
  if (!pressed || !list) throw new Error(`${selector} is not there.`);
  const painted = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 0)));
  // Rows only, not their content: measuring the content of rows below would force their layout.
  const visible = () =>
    [...list.querySelectorAll<HTMLElement>('.list__count, [data-rows] > li, [data-loading]')]
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.height > 0 && box.bottom > 0 && box.top < innerHeight)
      .map(({ element, box }) => `${Math.round(box.top)} ${element.textContent}`)
      .concat(String(list.querySelector('[data-stale]')))
      .join();
  const record = () => ({
    at: performance.now(),
    count: list.querySelector('h2')?.textContent,
    visible: visible(),
    list: list.querySelectorAll('[data-rows] > li').length,
  });

  const started = performance.now();
  pressed.click();
  const frames: ReturnType<typeof record>[] = [];
  for (let quiet = 0; quiet < QUIET_FRAMES; ) {
    await painted();
    const before = frames.at(-1);
    const frame = record();
    frames.push(frame);
    const isSame = frame.visible === before?.visible && frame.list === before.list;
    quiet = isSame && list.ariaBusy !== 'true' ? quiet + 1 : 0;
  }
  const last = frames.at(-1);
  const since = (what: 'count' | 'visible' | 'list') => {
    const other = frames.findLastIndex((frame) => frame[what] !== last?.[what]);
    return (frames[other + 1]?.at ?? started) - started;
  };
  return { count: since('count'), visible: since('visible'), list: since('list') };
}
