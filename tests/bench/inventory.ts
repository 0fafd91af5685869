import type { Page } from '@playwright/test';
import { PHONE, slowDown, withPage } from './browser.ts';
import { kilobytes, milliseconds, quantile } from './numbers.ts';
import { firstView } from './pages.ts';
import { withProduct } from './stock.ts';

const VEHICLES = 1000;
const THROTTLE = 4;
const MAKES = 6;

/** The inventory of a large stock on a phone four times slower than this machine. */
export async function benchInventory(): Promise<void> {
  await withProduct(VEHICLES, async ({ siteUrl }) => {
    const url = `${siteUrl}/inventory`;
    const { total } = await withPage(PHONE, (page) => firstView(page, url));
    const [rows, counts, lists] = await withPage(PHONE, async (page) => {
      await slowDown(page, THROTTLE);
      const firstRows = await untilFirstRows(page, url);
      await page.waitForLoadState('networkidle');
      const answers = await filterByEachMake(page);
      return [firstRows, answers.map(({ count }) => count), answers.map(({ list }) => list)];
    });
    console.table({
      [`/inventory with ${VEHICLES} vehicles`]: {
        'first view': kilobytes(total),
        'first rows': milliseconds(rows),
        'filter answers': milliseconds(quantile(counts, 0.5)),
        'its slowest answer': milliseconds(Math.max(...counts)),
        'filtered rows shown': milliseconds(quantile(lists, 0.5)),
        slowest: milliseconds(Math.max(...lists)),
      },
      promised: { 'first view': '300 KB', 'filter answers': '100 ms', slowest: '100 ms' },
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

/** Presses makes one after the other as a finger does: from the press to the painted answer. */
async function filterByEachMake(page: Page): Promise<{ count: number; list: number }[]> {
  const answers: { count: number; list: number }[] = [];
  for (let make = 0; make < MAKES; make += 1) {
    answers.push(
      await page.evaluate(async (index) => {
        const painted = () =>
          new Promise((done) => requestAnimationFrame(() => setTimeout(done, 0)));
        const link = document.querySelectorAll<HTMLElement>('[data-filter] nav li a')[index];
        const list = document.querySelector('[data-list]');
        const rows = list?.querySelector('[data-part="rows"]');
        const heading = list?.querySelector('[data-part="heading"]');
        if (!link || !rows || !heading) throw new Error('The filter is not there.');
        const changed = (node: Element) =>
          new Promise<void>((done) => {
            new MutationObserver((_, observer) => {
              observer.disconnect();
              done();
            }).observe(node, { childList: true, subtree: true, characterData: true });
          });
        const started = performance.now();
        const count = changed(heading)
          .then(painted)
          .then(() => performance.now() - started);
        const whole = changed(rows)
          .then(painted)
          .then(() => performance.now() - started);
        link.click();
        return { count: await count, list: await whole };
      }, make),
    );
    await page.waitForLoadState('networkidle');
  }
  return answers;
}
