import { withPage } from './support/browser.ts';
import { milliseconds } from './support/numbers.ts';
import { withApp } from './support/stock.ts';

const VEHICLES = 10_000;

/** Measures the table of vehicles on a very large stock, from the click on the sign-in button. */
export async function benchAdmin(): Promise<void> {
  await withApp(VEHICLES, async ({ adminUrl, demo }) => {
    const times = await withPage({ viewport: { width: 1440, height: 900 } }, async (page) => {
      await page.goto(`${adminUrl}#vehicles`);
      await page.getByLabel('E-mail').fill(demo.email);
      await page.getByLabel('Adgangskode').fill(demo.password);
      const started = performance.now();
      await page.getByRole('button', { name: 'Access Dashboard' }).click();
      await page.getByRole('row').nth(5).waitFor();
      const first = performance.now() - started;
      await page.getByText(/^(?<shown>[\d.]+) af \k<shown> biler$/u).waitFor();
      return { first, all: performance.now() - started };
    });
    console.table({
      [`the table of ${VEHICLES} vehicles`]: {
        'first rows': milliseconds(times.first),
        'every row': milliseconds(times.all),
      },
      limit: { 'first rows': '1500 ms' },
    });
  });
}
