import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { FieldValue } from 'firebase-admin/firestore';
import { type AdminSdk, openLocalSdk } from '#tools/shared/admin-sdk.ts';
import type { TestApp } from '../support/app/test-app.ts';
import { milliseconds, quantile, seconds, time } from './numbers.ts';
import { buildSite } from './site-build.ts';
import { withApp } from './stock.ts';

const STOCKS = [0, 1_000, 10_000];
const EDITS = { usual: 50, quick: 10 };
const CAR = 'toyota-yaris-2022';
const POLL_MS = 5;

/**
 * Measures the time from the answer to a saved price until the page that shows it is served. Beside
 * it, of the same stock: writing the changed files plainly, and a build, as each edit once took.
 * `stocks`: numbers of invented vehicles beside the demo stock. `quick`: fewer edits, and the demo stock
 * alone where `stocks` says nothing else.
 */
export async function benchPublish(
  quick: boolean,
  stocks = quick ? STOCKS.slice(0, 1) : STOCKS,
): Promise<void> {
  const rows: Record<string, Record<string, string | number>> = {};
  for (const vehicles of stocks) {
    await withApp(vehicles, async (app) => {
      const edits = await measureEdits(app, quick ? EDITS.quick : EDITS.usual);
      const plain = await time(() => writePlainly(edits.files));
      const build = await buildSite(app.dataDir, app.emulatorUrl);
      rows[vehicles === 0 ? 'demo stock' : `${vehicles} vehicles more`] = {
        'save to served, p50': milliseconds(quantile(edits.times, 0.5)),
        p95: milliseconds(quantile(edits.times, 0.95)),
        'pages changed': edits.files.length,
        'written plainly': milliseconds(plain),
        'a build alone': seconds(build.milliseconds),
      };
    });
  }
  console.table(rows);
}

/** The times of the edits in milliseconds, and the bytes of the pages that the last one changed. */
async function measureEdits(app: TestApp, edits: number) {
  const sdk = openLocalSdk(app.emulatorUrl);
  const times: number[] = [];
  for (let edit = 1; edit <= edits; edit += 1) {
    const price = 100_000 + edit * 1000;
    await savePrice(sdk, price);
    times.push(await time(() => priceServed(app, price)));
    await app.settled();
  }
  await sdk.close();
  const { last } = await app.publishing();
  const files: Buffer[] = [];
  for (const path of last?.changed ?? []) {
    files.push(Buffer.from(await (await fetch(app.siteUrl + path)).arrayBuffer()));
  }
  return { times, files };
}

/** What any publisher must do at least: each file whole under another name, then renamed. */
async function writePlainly(files: readonly Buffer[]): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'plain-'));
  for (const [index, bytes] of files.entries()) {
    const file = join(folder, `${index}.html`);
    await writeFile(`${file}.new`, bytes, { flush: true });
    await rename(`${file}.new`, file);
  }
  await rm(folder, { recursive: true });
}

/** Saves a price and resolves when the page of the vehicle shows it. */
export async function changePrice(app: TestApp, price: number): Promise<void> {
  const sdk = openLocalSdk(app.emulatorUrl);
  await savePrice(sdk, price);
  await sdk.close();
  await priceServed(app, price);
}

async function savePrice({ firestore }: AdminSdk, price: number): Promise<void> {
  await firestore
    .doc(`vehicles/${CAR}`)
    .update({ price, is_on_sale: false, updated_at: FieldValue.serverTimestamp() });
}

async function priceServed({ siteUrl }: TestApp, price: number): Promise<void> {
  const shown = price.toLocaleString('da-DK');
  for (;;) {
    const page = await fetch(`${siteUrl}/car/${CAR}`);
    if ((await page.text()).includes(shown)) return;
    await pause(POLL_MS);
  }
}
