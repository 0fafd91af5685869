import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { FieldValue } from 'firebase-admin/firestore';
import type { Steps } from 'site-publisher';
import { publishEverything } from '#tools/app/target.ts';
import { type AdminSdk, openLocalSdk } from '#tools/shared/admin-sdk.ts';
import type { TestApp } from '../support/app/test-app.ts';
import { megabytes, milliseconds, quantile, seconds, time } from './support/numbers.ts';
import { peakOf, resetPeakOf } from './support/peak-memory.ts';
import { timeOfRestart } from './support/restart.ts';
import { withApp } from './support/stock.ts';

const STOCKS = [0, 1_000, 10_000];
const EDITS = { usual: 50, quick: 10, many: 200 };
const NEW_CARS = 5;
const CAR = 'toyota-yaris-2022';
const POLL_MS = 5;
/** Of a full release, which more questions would slow down. */
const FULL_POLL_MS = 50;

/**
 * Measures the time from the answer to a saved price until the page that shows it is served, and the same
 * of a new car, and of a full release in which nothing changed, as every night. For comparison: writing the changed
 * files plainly, the most memory that the publisher had while it
 * made the first release and while it followed the edits, and the time that the app takes to start again.
 * `stocks`: numbers of invented vehicles in addition to the demo stock. `quick`: fewer edits, and the demo stock
 * alone where `stocks` says nothing else.
 */
export async function benchPublish(
  quick: boolean,
  stocks = quick ? STOCKS.slice(0, 1) : STOCKS,
): Promise<void> {
  const rows: Record<string, Record<string, string | number>> = {};
  for (const vehicles of stocks) {
    await withApp(vehicles, async (app) => {
      const publisher = ['publisher-process.ts', app.dataDir] as const;
      const firstPeak = peakOf(...publisher);
      resetPeakOf(...publisher);
      const edits = await measureEdits(app, quick ? EDITS.quick : EDITS.usual);
      const plain = await time(() => writePlainly(edits.files));
      const cars = await measureNewCars(app, NEW_CARS);
      const full = await time(() => releaseEverything(app));
      const peak = peakOf(...publisher);
      const restart = await timeOfRestart(app);
      rows[vehicles === 0 ? 'demo stock' : `${vehicles} vehicles more`] = {
        'price served, p50': milliseconds(quantile(edits.times, 0.5)),
        p95: milliseconds(quantile(edits.times, 0.95)),
        fastest: milliseconds(Math.min(...edits.times)),
        'pages changed': edits.files.length,
        'written plainly': milliseconds(plain),
        'new car and first list page': milliseconds(quantile(cars.pages, 0.5)),
        'all of it': milliseconds(quantile(cars.all, 0.5)),
        'its pages': cars.changed,
        'full release': seconds(full),
        'publisher, first release': megabytes(firstPeak),
        'publisher, edits': megabytes(peak),
        'restart to first page': milliseconds(restart.page),
        'to all ready': milliseconds(restart.ready),
      };
      console.log('steps of a price:', edits.steps, 'of a new car:', cars.steps);
    });
  }
  console.table(rows);
}

/**
 * Measures many edits of a price in the demo stock, one after another: how long the slowest of a hundred
 * take, which a few edits do not show. `quick`: fewer edits.
 */
export async function benchEdits(quick: boolean): Promise<void> {
  await withApp(0, async (app) => {
    const { times } = await measureEdits(app, quick ? EDITS.quick : EDITS.many);
    const typical = quantile(times, 0.5);
    console.table({
      'price served': {
        edits: times.length,
        fastest: milliseconds(Math.min(...times)),
        p50: milliseconds(typical),
        p95: milliseconds(quantile(times, 0.95)),
        p99: milliseconds(quantile(times, 0.99)),
        slowest: milliseconds(Math.max(...times)),
        'twice as long as p50': times.filter((each) => each > 2 * typical).length,
      },
    });
  });
}

/** The times of the edits in milliseconds, and the bytes of the pages that the last one changed. */
async function measureEdits(app: TestApp, edits: number) {
  const sdk = openLocalSdk(app.emulatorUrl);
  const times: number[] = [];
  for (let edit = 1; edit <= edits; edit += 1) {
    const price = 100_000 + edit * 1000;
    await savePrice(sdk, price);
    times.push(await time(() => priceServed(app, price)));
    await app.published();
  }
  await sdk.close();
  const { last } = await app.publishing();
  const files: Buffer[] = [];
  for (const path of last?.changed ?? []) {
    files.push(Buffer.from(await (await fetch(app.siteUrl + path)).arrayBuffer()));
  }
  return { times, files, steps: last?.steps };
}

/** The times until a new car's page and the first list page show it, and until all is published. */
async function measureNewCars(app: TestApp, count: number) {
  const sdk = openLocalSdk(app.emulatorUrl);
  const model = (await sdk.firestore.doc(`vehicles/${CAR}`).get()).data() ?? {};
  const pages: number[] = [];
  const all: number[] = [];
  let [changed, steps]: [number, Steps | undefined] = [0, undefined];
  for (let car = 1; car <= count; car += 1) {
    const id = `bench-${car}-${Date.now()}`;
    const now = FieldValue.serverTimestamp();
    await sdk.firestore
      .doc(`vehicles/${id}`)
      .set({ ...model, created_at: now, updated_at: now, vin: null });
    const began = performance.now();
    await Promise.all([
      // The page that stands in for one that is not released yet does not name its address.
      shows(`${app.siteUrl}/car/${id}`, `/car/${id}`),
      shows(`${app.siteUrl}/inventory`, `/car/${id}`),
    ]);
    pages.push(performance.now() - began);
    await app.published();
    all.push(performance.now() - began);
    const { last } = await app.publishing();
    [changed, steps] = [last?.rendered ?? 0, last?.steps];
  }
  await sdk.close();
  return { pages, all, changed, steps };
}

/** Resolves when every page was rendered again. */
async function releaseEverything(app: TestApp): Promise<void> {
  const before = (await app.publishing()).last?.rendered ?? 0;
  await publishEverything(app, app.dataDir);
  while (((await app.publishing()).last?.rendered ?? 0) <= before) await pause(FULL_POLL_MS);
}

/**
 * The least that any publisher must do: write each file whole under another name, then rename it.
 */
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

function priceServed({ siteUrl }: TestApp, price: number): Promise<void> {
  return shows(`${siteUrl}/car/${CAR}`, price.toLocaleString('da-DK'));
}

async function shows(url: string, text: string): Promise<void> {
  for (;;) {
    const page = await fetch(url);
    if ((await page.text()).includes(text)) return;
    await pause(POLL_MS);
  }
}
