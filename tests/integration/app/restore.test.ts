import { startTestEmulator, type TestEmulator } from 'app-emulator/testing/test-emulator.ts';
import { deleteApp as deleteClientApp, initializeApp as initializeClientApp } from 'firebase/app';
import {
  connectFirestoreEmulator,
  getFirestore as getClientFirestore,
} from 'firebase/firestore/lite';
import { type Firestore, GeoPoint, Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { INQUIRIES_DATABASE } from '#domain/inquiry/inquiry.ts';
import { updateVersion } from '#firebase/documents/versioned.ts';
import { vehicleDocument } from '#tests/integration/functions-app/builders.ts';
import { applyCopies, planCopies } from '#tools/backup/copy-documents.ts';
import { type AdminSdk, openLocalSdk, STOCK_DATABASE } from '#tools/shared/admin-sdk.ts';
import { BUCKET, PROJECT_ID } from '#tools/shared/config.ts';
import { UsageError } from '#tools/shared/failure.ts';

const SALES = 'anna@forhandler.example';

let emulator: TestEmulator;
let sdk: AdminSdk;
let source: Firestore;
let target: Firestore;
beforeAll(async () => {
  const closed = { rulesFile: 'inquiries.rules' };
  emulator = await startTestEmulator({
    projectId: PROJECT_ID,
    bucket: BUCKET,
    firestoreRulesFile: 'firestore.rules',
    databases: { [INQUIRIES_DATABASE]: closed, restored: closed },
  });
  sdk = openLocalSdk(emulator.url);
  source = sdk.database('restored');
  target = sdk.database(STOCK_DATABASE);
});
afterAll(async () => {
  await sdk?.close();
  await emulator?.close();
});
beforeEach(async () => {
  for (const database of [source, target]) {
    for (const collection of await database.listCollections()) {
      await database.recursiveDelete(collection);
    }
  }
});

/** Copies what a plan has and returns how many documents were missing, different and the same. */
async function restore(...names: string[]) {
  const { copies, same } = await planCopies(source, target, names);
  await applyCopies(target, copies);
  const count = (kind: string) => copies.filter((copy) => copy.kind === kind).length;
  return { created: count('create'), changed: count('change'), same };
}

it('a restore creates what is missing, changes what is different and leaves the rest alone', async () => {
  const time = new Timestamp(1_700_000_000, 123_456_000);
  await source.doc('accessories/missing').set({
    ...{ time, place: new GeoPoint(55.6, 12.1), bytes: Buffer.from([0, 255]), minus: -0 },
    car: source.doc('vehicles/golf'),
  });
  await source.doc('accessories/different').set({ name: 'Tagboks', gone: 1 });
  await source.doc('accessories/same').set({ name: 'Måtter', at: time });
  await target.doc('accessories/different').set({ name: 'Tagbox', added: 1 });
  await target.doc('accessories/same').set({ name: 'Måtter', at: time });
  await target.doc('accessories/newer').set({ name: 'Anhængertræk' });

  const planned = await planCopies(source, target, ['accessories']);
  expect(planned.copies.map(({ path, kind }) => `${kind} ${path}`).sort()).toEqual([
    'change accessories/different',
    'create accessories/missing',
  ]);
  expect((await target.doc('accessories/missing').get()).exists).toBe(false);

  expect(await restore('accessories')).toEqual({ created: 1, changed: 1, same: 1 });
  const { car, ...values } = (await target.doc('accessories/missing').get()).data() ?? {};
  expect(values).toEqual({
    ...{ time, place: new GeoPoint(55.6, 12.1), bytes: Buffer.from([0, 255]), minus: -0 },
  });
  expect([car.path, car.firestore.databaseId]).toEqual(['vehicles/golf', STOCK_DATABASE]);
  expect((await target.doc('accessories/different').get()).data()).toEqual({
    ...{ name: 'Tagboks', gone: 1 },
  });
  expect((await target.doc('accessories/newer').get()).exists).toBe(true);
  expect(await restore('accessories')).toEqual({ created: 0, changed: 0, same: 3 });
});

it('a restore copies single documents by their paths, and refuses a name that the source does not have', async () => {
  for (const id of ['a', 'b']) await source.doc(`accessories/${id}`).set({ name: id });
  expect(await restore('accessories/a', 'accessories/a')).toMatchObject({ created: 1 });
  expect((await target.doc('accessories/b').get()).exists).toBe(false);
  for (const name of ['accessories/c', 'accesories', 'a/b/c', '', 'accessories/']) {
    await expect(planCopies(source, target, [name]), name).rejects.toThrow(UsageError);
  }
});

it('a document that changes after the preview stays as it is', async () => {
  await source.doc('accessories/a').set({ name: 'before' });
  await target.doc('accessories/a').set({ name: 'now' });
  const { copies } = await planCopies(source, target, ['accessories']);
  await target.doc('accessories/a').set({ name: 'a moment later' });
  await expect(applyCopies(target, copies)).rejects.toThrow('accessories/a has changed');
  expect((await target.doc('accessories/a').get()).get('name')).toBe('a moment later');
});

const entry = (price: number, at: number, by = SALES) => ({
  ...{ price, is_on_sale: false, original_price: null, sale_price: null, offer_until: null },
  ...{ offered: true, at: Timestamp.fromMillis(at), by, reason: null },
});

it('a restored vehicle has all entries of both price logs, and a version after every earlier one', async () => {
  const first = entry(100_000, 1_750_000_000_000);
  const own = { ...vehicleDocument(), price: 100_000, updated_by: SALES };
  await source.doc('vehicles/golf').set({ ...own, version: 3, price_log: { v1: first } });
  const log = { v1: first, v4: entry(90_000, 1_760_000_000_000) };
  await target.doc('vehicles/golf').set({ ...own, price: 90_000, version: 5, price_log: log });
  await source.doc('vehicles/polo').set({ ...own, version: 2, price_log: { v1: first } });
  await target.doc('log/vehicles_polo_7').set({ record: 'vehicles/polo' });

  expect(await restore('vehicles')).toEqual({ created: 1, changed: 1, same: 0 });
  const golf = (await target.doc('vehicles/golf').get()).data();
  expect(golf).toMatchObject({ price: 100_000, version: 6, updated_by: null, price_log: log });
  expect((await target.doc('vehicles/polo').get()).get('version')).toBe(8);
  // Now the versions differ, and nothing else.
  expect(await restore('vehicles')).toEqual({ created: 0, changed: 0, same: 2 });
});

it('staff save a restored vehicle with its next price, as the rules allow', async () => {
  const first = entry(100_000, 1_750_000_000_000);
  const stored = { ...vehicleDocument(), ...entryFields(first), version: 3, updated_by: SALES };
  await source.doc('vehicles/golf').set({ ...stored, price_log: { v1: first } });
  await target.doc('log/vehicles_golf_6').set({ record: 'vehicles/golf' });
  await restore('vehicles/golf');

  const app = initializeClientApp({ projectId: PROJECT_ID, apiKey: 'key' }, 'restore');
  try {
    const db = getClientFirestore(app);
    const { hostname, port } = new URL(emulator.url);
    await sdk.auth.createUser({ uid: 'anna', email: SALES });
    connectFirestoreEmulator(db, hostname, Number(port), {
      mockUserToken: {
        ...{ sub: 'anna', email: SALES, role: 'sales', iat: Math.ceil(Date.now() / 1000) },
      } as never,
    });
    const saved = await updateVersion({ db, by: SALES }, 'vehicles', 'golf', 7, { price: 95_000 });
    expect(saved).toEqual({ kind: 'saved', version: 8 });
  } finally {
    await deleteClientApp(app);
  }
  const { price_log } = (await target.doc('vehicles/golf').get()).data() ?? {};
  expect(Object.keys(price_log).sort()).toEqual(['v1', 'v8']);
});

function entryFields({ price, is_on_sale, original_price, sale_price }: ReturnType<typeof entry>) {
  return { price, is_on_sale, original_price, sale_price, offer_until: null };
}
