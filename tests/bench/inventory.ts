import type { Page } from '@playwright/test';
import { PHONE, slowDown, withPage } from './browser.ts';
import { kilobytes, milliseconds, quantile } from './numbers.ts';
import { firstView } from './pages.ts';
import { withApp } from './stock.ts';

const VEHICLES = 1000;
const THROTTLE = 4;
const MAKES = 6;

/** The inventory of a large stock on a phone four times slower than this machine. */
export async function benchInventory(): Promise<void> {
  await withApp(VEHICLES, async ({ siteUrl }) => {
    const url = `${siteUrl}/inventory`;
    const { total } = await withPage(PHONE, (page) => firstView(page, url));
    const [rows, answers] = await withPage(PHONE, async (page) => {
      await slowDown(page, THROTTLE);
      const firstRows = await untilFirstRows(page, url);
      await page.waitForLoadState('networkidle');
      return [firstRows, await filterByEachMake(page)] as const;
    });
    const times = (what: keyof Answer) => answers.map((answer) => answer[what]);
    console.table({
      [`/inventory with ${VEHICLES} vehicles`]: {
        'first view': kilobytes(total),
        'first rows': milliseconds(rows),
        count: milliseconds(quantile(times('count'), 0.5)),
        'all in sight': milliseconds(quantile(times('sight'), 0.5)),
        'its slowest': milliseconds(Math.max(...times('sight'))),
        'whole list': milliseconds(quantile(times('list'), 0.5)),
      },
      promised: { 'first view': '300 KB', count: '100 ms', 'all in sight': '100 ms' },
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

interface Answer {
  /** Until the count of the make is painted. */
  count: number;
  /** Until everything in sight is painted as it stays. */
  sight: number;
  /** Until every row of the make is in the page. */
  list: number;
}

/** Presses makes one after the other, from each press to the painted answer. */
async function filterByEachMake(page: Page): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (let make = 0; make < MAKES; make += 1) {
    answers.push(await page.evaluate(pressMake, make));
    await page.waitForLoadState('networkidle');
  }
  return answers;
}

/** In the page: presses a make and looks at every frame until nothing has changed for a while. */
async function pressMake(index: number): Promise<Answer> {
  const QUIET_FRAMES = 30;
  const link = document.querySelectorAll<HTMLElement>('[data-filter] nav li a')[index];
  const list = document.querySelector<HTMLElement>('[data-list]');
  if (!link || !list) throw new Error('The filter is not there.');
  const painted = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 0)));
  // Rows themselves, not what is inside: those below are not laid out, and must not be for this.
  const inSight = () =>
    [
      ...list.querySelectorAll<HTMLElement>(
        '[data-part="heading"], [data-rows] > li, [data-loading]',
      ),
    ]
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.height > 0 && box.bottom > 0 && box.top < innerHeight)
      .map(({ element, box }) => `${Math.round(box.top)} ${element.textContent}`)
      .concat(String(list.querySelector('[data-stale]')))
      .join();
  const look = () => ({
    at: performance.now(),
    count: list.querySelector('h2')?.textContent,
    sight: inSight(),
    list: list.querySelectorAll('[data-rows] > li').length,
  });

  const started = performance.now();
  link.click();
  const frames: ReturnType<typeof look>[] = [];
  for (let quiet = 0; quiet < QUIET_FRAMES; ) {
    await painted();
    const before = frames.at(-1);
    const frame = look();
    frames.push(frame);
    const isSame = frame.sight === before?.sight && frame.list === before.list;
    quiet = isSame && list.ariaBusy !== 'true' ? quiet + 1 : 0;
  }
  const last = frames.at(-1);
  const since = (what: 'count' | 'sight' | 'list') => {
    const other = frames.findLastIndex((frame) => frame[what] !== last?.[what]);
    return (frames[other + 1]?.at ?? started) - started;
  };
  return { count: since('count'), sight: since('sight'), list: since('list') };
}
