import { firstView } from '../support/browser/first-view.ts';
import { PHONE, withPage } from './support/browser.ts';
import { kilobytes } from './support/numbers.ts';
import { PAGE_TYPES, SCRIPT_BUDGET } from './support/page-types.ts';
import { withApp } from './support/stock.ts';

/** Measures what a phone loads of each page before the first interaction, with the limits beside. */
export async function benchPages(): Promise<void> {
  const rows: Record<string, Record<string, string>> = {};
  await withApp(0, async ({ siteUrl }) => {
    for (const { path, budget } of PAGE_TYPES) {
      const { total, scripts } = await withPage(PHONE, (page) => firstView(page, siteUrl + path));
      rows[path] = {
        'first view': kilobytes(total),
        budget: budget ? `${budget} KB` : '',
        scripts: kilobytes(scripts),
        'script budget': `${SCRIPT_BUDGET} KB`,
      };
    }
  });
  console.table(rows);
}
