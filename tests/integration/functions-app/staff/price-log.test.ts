import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { PRICE_PROOFS_COLLECTION } from '#domain/price-log/price-proof.ts';
import { PUBLISHING_PATH } from '#domain/publishing.ts';
import { deleteExpiredDocuments } from '#functions/src/cleanup/delete-expired-documents.ts';
import { followPrice } from '#functions/src/price-log/follow-price.ts';
import { keepDeletedLog } from '#functions/src/price-log/keep-deleted-log.ts';
import { logPrice, logPrices } from '#functions/src/price-log/log-price.ts';
import type { DocumentChange } from '#functions/src/publishing/request/document-changed.ts';
import { aVehicle } from '#tests/support/builders.ts';
import { startTestEmulator, type TestEmulator } from '../support.ts';

const NOW = new Date('2026-11-22T10:00:00Z');
const LATER = new Date('2026-11-23T10:00:00Z');

let emulator: TestEmulator;
beforeAll(async () => {
  emulator = await startTestEmulator();
});
afterAll(() => emulator.close());
beforeEach(() => emulator.clear());

const vehicle = (id: string) => emulator.db.doc(`vehicles/${id}`);
const logOf = async (id: string) => (await vehicle(id).get()).get('price_log');

async function store(id: string, fields: object = {}): Promise<void> {
  const { id: _, price_log: __, ...golf } = aVehicle();
  await vehicle(id).set({ ...golf, ...fields });
}

it('the backfill logs the price of every vehicle from now on, once', async () => {
  await store('old');
  await store('sold', { status: 'sold' });
  expect(await logPrices(emulator.db, NOW)).toBe(2);
  expect(await logPrices(emulator.db, LATER)).toBe(0);
  const entries = Object.values(await logOf('old'));
  expect(entries).toEqual([
    expect.objectContaining({ price: 200_000, offered: true, by: 'system', reason: null }),
  ]);
  expect(Object.values(await logOf('sold'))).toEqual([expect.objectContaining({ offered: false })]);
});

it('a price that was written without the admin gets its own entry', async () => {
  await store('golf');
  await logPrice(emulator.db, 'golf', NOW);
  await vehicle('golf').update({ price: 180_000 });
  expect(await logPrice(emulator.db, 'golf', LATER)).toBe(true);
  expect(await logPrice(emulator.db, 'golf', LATER)).toBe(false);
  expect(await logOf('golf')).toMatchObject({
    [`s${NOW.getTime()}`]: { price: 200_000 },
    [`s${LATER.getTime()}`]: { price: 180_000 },
  });
});

it('a document that is deleted or unreadable gets no entry', async () => {
  await vehicle('broken').set({ make: 7 });
  expect(await logPrice(emulator.db, 'broken', NOW)).toBe(false);
  expect(await logPrice(emulator.db, 'gone', NOW)).toBe(false);
  expect(await logPrices(emulator.db, NOW)).toBe(0);
});

it('a vehicle that was created again and deleted again keeps the log of both lives', async () => {
  const life = (price: number, at: Date) => ({
    ...{ make: 'VW', model: 'Golf', year: 2021 },
    price_log: { v1: { price, at: Timestamp.fromDate(at) } },
  });
  await keepDeletedLog(emulator.db, 'golf', life(200_000, NOW), NOW);
  await keepDeletedLog(emulator.db, 'golf', life(180_000, LATER), LATER);
  const proof = await emulator.db.collection(PRICE_PROOFS_COLLECTION).doc('golf').get();
  const prices = Object.values(proof.get('price_log')).map((entry) => Object(entry).price);
  expect(prices.sort()).toEqual([180_000, 200_000]);
});

it('the log of a deleted vehicle is kept for two years and then deleted', async () => {
  await store('golf', { condition_notes: 'Privat' });
  await logPrice(emulator.db, 'golf', NOW);
  const data = (await vehicle('golf').get()).data();
  await keepDeletedLog(emulator.db, 'golf', data, NOW);
  await keepDeletedLog(emulator.db, 'golf', data, NOW);
  await keepDeletedLog(emulator.db, 'unlogged', { make: 'VW' }, NOW);
  const { docs } = await emulator.db.collection(PRICE_PROOFS_COLLECTION).get();
  expect(docs.map(({ id }) => id)).toEqual(['golf']);
  expect(docs[0]?.data()).toMatchObject({
    make: 'Volkswagen',
    price_log: { [`t${NOW.getTime()}`]: { price: 200_000, by: 'system' } },
  });
  expect(docs[0]?.data()).not.toHaveProperty('condition_notes');
  const on = (iso: string) => ({
    db: emulator.db,
    inquiriesDb: emulator.inquiriesDb,
    now: () => new Date(iso),
  });
  expect(await deleteExpiredDocuments(on('2028-11-20T00:00:00Z'))).toBe(0);
  expect(await deleteExpiredDocuments(on('2028-12-01T00:00:00Z'))).toBe(1);
});

/** A car at 329.900, then a typing error of 32.990, then `now`; each two hours after the other. */
async function storeTypingError(now: number): Promise<DocumentChange> {
  const offered = { is_on_sale: false, original_price: null, sale_price: null, offer_until: null };
  const entry = (price: number, hour: number) => ({
    ...{ ...offered, price, offered: true, by: 'bo@a.dk', reason: null },
    at: Timestamp.fromDate(new Date(NOW.getTime() + hour * 3_600_000)),
  });
  const earlier = { v1: entry(329_900, 0), v2: entry(32_990, 2) };
  await store('golf', { price: 32_990, price_log: earlier, version: 2 });
  const before = (await vehicle('golf').get()).data();
  await store('golf', { price: now, price_log: { ...earlier, v3: entry(now, 4) }, version: 3 });
  const after = (await vehicle('golf').get()).data();
  return { eventId: 'e', collection: 'vehicles', id: 'golf', before, after };
}

const at = (hour: number) => Timestamp.fromDate(new Date(NOW.getTime() + hour * 3_600_000));

it.each([
  ['that no release carried is struck', { published_at: at(1), building: null }, true],
  ['that a release carried stays', { published_at: at(3), building: null }, undefined],
  ['that a running build may carry stays', { published_at: at(1), building: 7 }, undefined],
  ['stays where no release is known', {}, undefined],
])('a price %s once staff replace it', async (_, publishing, unseen) => {
  await emulator.db.doc(PUBLISHING_PATH).set(publishing);
  for (const price of [329_900, 319_900]) {
    const change = await storeTypingError(price);
    await followPrice(change, { db: emulator.db, now: () => LATER });
    await followPrice(change, { db: emulator.db, now: () => LATER });
    const log = await logOf('golf');
    expect(Object.keys(log)).toEqual(['v1', 'v2', 'v3']);
    expect([log.v1.unseen, log.v2.unseen, log.v3.unseen]).toEqual([undefined, unseen, undefined]);
  }
});

it('the first price of a new car counts as seen, since its page is rendered for the first visitor who asks', async () => {
  await emulator.db.doc(PUBLISHING_PATH).set({ published_at: at(1), building: null });
  const change = await storeTypingError(319_900);
  const log = await logOf('golf');
  await vehicle('golf').update({ 'price_log.v1': { ...log.v1, offered: false } });
  await followPrice(change, { db: emulator.db, now: () => LATER });
  expect((await logOf('golf')).v2.unseen).toBeUndefined();
});
