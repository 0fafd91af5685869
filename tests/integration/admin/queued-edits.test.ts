import { setLogLevel } from 'firebase/firestore/lite';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { $edits, findEdit, replaceEdit } from '#admin/queue/edits.ts';
import { sendEdits } from '#admin/queue/send-edits.ts';
import type { Start } from '#admin/record/types.ts';
import { vehicleRecord } from '#admin/vehicles/editor/vehicle-record.ts';
import type { FormValues } from '#admin/vehicles/form/values.ts';
import { aPriceEntry } from '#tests/support/price-entry.ts';
import { startTestEmulator, type TestEmulator } from '../functions-app/support.ts';

const network = globalThis.fetch;
let emulator: TestEmulator;

beforeAll(async () => {
  emulator = await startTestEmulator();
  vi.stubEnv(
    'PUBLIC_FIREBASE_CONFIG',
    JSON.stringify({ apiKey: 'key', projectId: 'demo-dealer', storageBucket: 'demo-dealer' }),
  );
  vi.stubEnv('PUBLIC_EMULATOR_URL', emulator.url);
  // A page without a place for toasts.
  vi.stubGlobal('document', { querySelector: () => null });
  setLogLevel('silent');
  await emulator.signIn('admin');
  const { signIn } = await import('#firebase/session/auth.ts');
  await signIn('admin@eksempel.dk', 'a long password');
});
afterAll(async () => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  await emulator.close();
});
beforeEach(async () => {
  await emulator.clear();
  await emulator.db.doc('vehicles/bil').set({
    ...{ make: 'VW', model: 'Golf', year: 2020, mileage: 50_000, price: 200_000 },
    ...{ status: 'available', featured: false, is_on_sale: false, flexleasing_enabled: false },
    ...{ flexleasing_period: 12, specs_equipment: [], color: 'Sort', version: 1 },
    ...{ created_at: new Date(), updated_at: new Date(), updated_by: null, trashed_at: null },
    price_log: { v1: aPriceEntry('2026-09-01', { price: 200_000 }) },
  });
});
afterEach(() => {
  globalThis.fetch = network;
  $edits.set([]);
});

const stored = async (id = 'bil') => (await emulator.db.doc(`vehicles/${id}`).get()).data() ?? {};

async function formOfCar(): Promise<Start<FormValues>> {
  const start = await vehicleRecord.startEdit('anna', 'bil');
  if (!start) throw new Error('The car is gone.');
  return start;
}

let key = 0;

/** Puts a save into the queue, as a form does that gets no answer. */
function queue({ editing, values }: Start<FormValues>, changes: Partial<FormValues>): void {
  const earlier = findEdit(editing.id);
  key += 1;
  replaceEdit({
    ...{ documentId: editing.id, uid: 'anna', page: '', key, collection: 'vehicles', editing },
    values: { ...values, ...changes },
    tried: earlier ? [...earlier.tried, earlier.values] : [],
    ...{ reason: '', state: 'waiting' },
  });
}

/** The service gets every call, and the answer of a commit is lost. */
function loseAnswers(): void {
  globalThis.fetch = async (...call) => {
    const answer = await network(...call);
    if (String(call[0]).includes(':commit')) throw new TypeError('Failed to fetch');
    return answer;
  };
}

it('a queued edit whose answer was lost is saved once, with one entry in the price log', async () => {
  queue(await formOfCar(), { price: '189900' });
  loseAnswers();
  await sendEdits();
  expect(findEdit('bil')?.state).toBe('waiting');
  globalThis.fetch = network;
  await sendEdits();
  expect($edits.get()).toEqual([]);
  const car = await stored();
  expect(car).toMatchObject({ price: 189_900, version: 2 });
  expect(Object.keys(car['price_log']).toSorted()).toHaveLength(2);
});

it('a second edit of a car is no conflict with the first one, whose answer was lost', async () => {
  const form = await formOfCar();
  queue(form, { color: 'Rød' });
  loseAnswers();
  await sendEdits();
  expect(await stored()).toMatchObject({ color: 'Rød', version: 2 });
  globalThis.fetch = network;
  // Back to what it was when the form opened.
  queue(form, { mileage: '60000' });
  await sendEdits();
  expect($edits.get()).toEqual([]);
  expect(await stored()).toMatchObject({ color: 'Sort', mileage: 60_000, version: 3 });
});

it('a new car that is sent again after its answer was lost is one car, saved once', async () => {
  const start = vehicleRecord.startNew('anna', null);
  queue(start, { make: 'VW', model: 'Polo', unpublished: true });
  loseAnswers();
  await sendEdits();
  globalThis.fetch = network;
  await sendEdits();
  const { docs } = await emulator.db.collection('vehicles').where('model', '==', 'Polo').get();
  expect(docs.map((car) => [car.id, car.get('version')])).toEqual([[start.editing.id, 1]]);
});

it('a queued edit keeps what a colleague saved in other fields', async () => {
  queue(await formOfCar(), { color: 'Rød' });
  await emulator.db.doc('vehicles/bil').update({ mileage: 60_000, version: 2 });
  await sendEdits();
  expect($edits.get()).toEqual([]);
  expect(await stored()).toMatchObject({ color: 'Rød', mileage: 60_000, version: 3 });
});

it('a queued edit that a colleague has overtaken waits for staff and overwrites nothing', async () => {
  queue(await formOfCar(), { color: 'Rød' });
  await emulator.db.doc('vehicles/bil').update({ color: 'Blå', version: 2 });
  await sendEdits();
  expect(findEdit('bil')).toMatchObject({ state: 'blocked', values: { color: 'Rød' } });
  expect(await stored()).toMatchObject({ color: 'Blå', version: 2 });
  // Its form opens with what was typed.
  const start = await vehicleRecord.startEdit('anna', 'bil');
  expect(start).toMatchObject({
    isQueued: true,
    values: { color: 'Rød' },
    editing: { version: 1 },
  });
});

it('edits after one without an answer wait, and go on in their order', async () => {
  queue(await formOfCar(), { color: 'Rød' });
  const polo = vehicleRecord.startNew('anna', null);
  queue(polo, { make: 'VW', model: 'Polo', unpublished: true });
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  await sendEdits();
  expect($edits.get().map(({ state }) => state)).toEqual(['waiting', 'waiting']);
  globalThis.fetch = network;
  await sendEdits();
  expect(await stored()).toMatchObject({ color: 'Rød', version: 2 });
  expect(await stored(polo.editing.id)).toMatchObject({ model: 'Polo', version: 1 });
});
