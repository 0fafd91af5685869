import { setTimeout as pause } from 'node:timers/promises';
import { FieldValue } from 'firebase-admin/firestore';
import { openLocalSdk } from '#tools/shared/admin-sdk.ts';
import type { TestApp } from '../support/app/test-app.ts';
import { quantile, seconds, time } from './numbers.ts';
import { buildSite } from './site-build.ts';
import { withApp } from './stock.ts';

const STOCKS = [0, 300, 10_000];
const EDITS = 3;
const CAR = 'toyota-yaris-2022';
const POLL_MS = 25;

/**
 * Measures the time from a saved price to the page that shows it and, for comparison, a build of the
 * same stock alone.
 */
export async function benchPublish(quick: boolean): Promise<void> {
  const rows: Record<string, Record<string, string>> = {};
  for (const vehicles of quick ? STOCKS.slice(0, -1) : STOCKS) {
    await withApp(vehicles, async (app) => {
      const times: number[] = [];
      for (let edit = 1; edit <= EDITS; edit += 1) {
        times.push(await time(() => changePrice(app, 100_000 + edit * 1000)));
        await app.settled();
      }
      const build = await buildSite(app.dataDir, app.emulatorUrl);
      rows[vehicles === 0 ? 'demo stock' : `${vehicles} vehicles more`] = {
        'edit to published': seconds(quantile(times, 0.5)),
        slowest: seconds(Math.max(...times)),
        'a build alone': seconds(build.milliseconds),
      };
    });
  }
  console.table(rows);
}

/** Saves a price and resolves when the page of the vehicle shows it. */
export async function changePrice({ siteUrl, emulatorUrl }: TestApp, price: number): Promise<void> {
  const sdk = openLocalSdk(emulatorUrl);
  await sdk.firestore
    .doc(`vehicles/${CAR}`)
    .update({ price, is_on_sale: false, updated_at: FieldValue.serverTimestamp() });
  await sdk.close();
  const shown = price.toLocaleString('da-DK');
  for (;;) {
    const page = await fetch(`${siteUrl}/car/${CAR}`);
    if ((await page.text()).includes(shown)) return;
    await pause(POLL_MS);
  }
}
