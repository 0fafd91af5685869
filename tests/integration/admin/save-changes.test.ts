import { setLogLevel } from 'firebase/firestore/lite';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { planEdit } from '#admin/vehicles/bulk/plan-edit.ts';
import { saveChanges } from '#admin/vehicles/changes/save-changes.ts';
import {
  type ChangeOutcome,
  changeOf,
  reverseChange,
  type StoredFields,
  type VehicleChange,
} from '#admin/vehicles/changes/vehicle-change.ts';
import { planImport } from '#admin/vehicles/import/plan/plan-import.ts';
import { readFile } from '#admin/vehicles/import/read/read-file.ts';
import { recogniseColumns } from '#admin/vehicles/import/recognise/columns.ts';
import { vehiclesCsv } from '#admin/vehicles/vehicles-csv.ts';
import { priceIndex } from '#domain/vehicle/price/usual-price.ts';
import { isPublished, publicVehicle } from '#domain/vehicle/public-vehicle.ts';
import { parseVehicle, type Vehicle } from '#domain/vehicle/vehicle.ts';
import { aPriceEntry } from '#tests/support/price-entry.ts';
import { rounds, startTestEmulator, type TestEmulator } from '../functions-app/support.ts';

const VEHICLES = rounds(500, 40);
const TODAY = new Date('2026-11-22T12:00:00Z');
const priceOf = (index: number) => 200_000 + index * 100;
const lowered = (index: number) => Math.round((priceOf(index) * 0.95) / 100) * 100;
const idOf = (index: number) => `bil-${String(index).padStart(4, '0')}`;

let emulator: TestEmulator;
const network = globalThis.fetch;

beforeAll(async () => {
  emulator = await startTestEmulator();
  vi.stubEnv(
    'PUBLIC_FIREBASE_CONFIG',
    JSON.stringify({
      apiKey: 'key',
      projectId: 'demo-dealer',
      storageBucket: 'demo-dealer.appspot.com',
    }),
  );
  vi.stubEnv('PUBLIC_EMULATOR_URL', emulator.url);
  // The tests provoke refusals, which would fill the report.
  setLogLevel('silent');
  await emulator.signIn('admin');
  const { signIn } = await import('#firebase/session/auth.ts');
  await signIn('admin@eksempel.dk', 'a long password');
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await emulator.close();
});
beforeEach(() => {
  globalThis.fetch = network;
});

/** Replaces the stock by this number of vehicles. */
async function storeVehicles(count: number, created_at = new Date()): Promise<void> {
  await emulator.clear();
  const writer = emulator.db.bulkWriter();
  for (let index = 0; index < count; index += 1) {
    writer.set(emulator.db.doc(`vehicles/${idOf(index)}`), {
      ...{ make: 'Masse', model: `Model ${index}`, year: 2020, price: priceOf(index) },
      ...{ mileage: 50_000, status: 'available', version: 1 },
      ...{ created_at, updated_at: new Date() },
    });
  }
  await writer.close();
}

async function stock(): Promise<Vehicle[]> {
  const { docs } = await emulator.db.collection('vehicles').orderBy('__name__').get();
  const vehicles = docs.map((document) => {
    const parsed = parseVehicle(document.id, document.data());
    if (!parsed.success) throw new Error(`${document.id} cannot be parsed.`);
    return parsed.output;
  });
  return vehicles.filter(({ trashed_at }) => trashed_at === null);
}

/** Five per cent off, to the nearest hundred. */
function planned(vehicles: readonly Vehicle[]): VehicleChange[] {
  const plan = planEdit(
    vehicles,
    { kind: 'price', change: { by: 'percent', value: -5 }, rounding: '100' },
    priceIndex(vehicles),
    TODAY,
  );
  return 'rows' in plan ? plan.rows.flatMap(({ change }) => change ?? []) : [];
}

async function save(changes: readonly VehicleChange[]): Promise<Map<string, ChangeOutcome>> {
  const outcomes = new Map<string, ChangeOutcome>();
  await saveChanges(changes, ({ id }, outcome) => outcomes.set(id, outcome));
  return outcomes;
}

/** Cuts the connection after a number of commits; the last one arrives, but its answer is lost. */
function breakLineAfter(commits: number): void {
  let count = 0;
  globalThis.fetch = async (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    if (!address.includes(':commit')) return network(input, init);
    count += 1;
    if (count > commits) throw new TypeError('Failed to fetch');
    const answer = await network(input, init);
    if (count === commits) throw new TypeError('Failed to fetch');
    return answer;
  };
}

async function colleague(index: number, fields: Record<string, unknown>): Promise<void> {
  const reference = emulator.db.doc(`vehicles/${idOf(index)}`);
  const version = (await reference.get()).get('version') + 1;
  await reference.update({ ...fields, version, updated_at: new Date() });
}

const kinds = (outcomes: ReadonlyMap<string, ChangeOutcome>) =>
  Object.groupBy(outcomes.values(), ({ kind }) => kind);

describe('a car on a proven offer', () => {
  const DAY_MS = 86_400_000;
  const listed = aPriceEntry(new Date(Date.now() - 60 * DAY_MS), { price: 329_900 });
  const offer = { is_on_sale: true, sale_price: 299_900, original_price: 329_900 };
  const began = new Date(Date.now() - 4 * DAY_MS);
  const price_log = { v1: listed, v2: aPriceEntry(began, { ...listed, ...offer, at: began }) };

  beforeEach(async () => {
    await storeVehicles(3);
    const fields = { price: 329_900, ...offer, price_log, version: 2 };
    for (const index of [0, 1, 2]) {
      await emulator.db.doc(`vehicles/${idOf(index)}`).update(fields);
    }
  });

  const seen = async () =>
    (await stock()).map((vehicle) => {
      if (!isPublished(vehicle)) throw new Error(`${vehicle.id} is not published.`);
      return publicVehicle(vehicle, new Date(Date.now() + 1000));
    });

  /** Saves the changes and takes them back, as every toast and run of the table does. */
  async function saveAndUndo(changes: readonly VehicleChange[]): Promise<void> {
    const saved = await save(changes);
    const undo = changes.map((change) => {
      const outcome = saved.get(change.id);
      if (outcome?.kind !== 'saved') throw new Error(`${change.id}: ${JSON.stringify(outcome)}`);
      return reverseChange(change, outcome.version);
    });
    expect(kinds(await save(undo)).saved).toHaveLength(changes.length);
  }

  it.each<[string, (vehicle: Vehicle) => StoredFields]>([
    ['a lower offer in its cell', () => ({ sale_price: 298_900 })],
    ['a higher offer in its cell', () => ({ sale_price: 300_900 })],
    ['a sale', () => ({ status: 'sold' })],
    ['a kladde', () => ({ unpublished: true })],
    ['the end of the offer', () => ({ is_on_sale: false, sale_price: null })],
    ['a last day', () => ({ offer_until: '2030-01-01' })],
  ])('looks to visitors as before once %s is undone', async (_, fieldsOf) => {
    const before = await seen();
    await saveAndUndo((await stock()).map((vehicle) => changeOf(vehicle, fieldsOf(vehicle))));
    expect(await seen()).toEqual(before);
    // Both saves stay in the log.
    expect((await stock()).map((one) => Object.keys(one.price_log).length)).toEqual([4, 4, 4]);
  });

  it('looks to visitors as before once a change of all prices in bulk is undone', async () => {
    const before = await seen();
    await saveAndUndo(planned(await stock()));
    expect(await seen()).toEqual(before);
  });

  it('looks to visitors as before once its form was saved with another price and the old one again', async () => {
    const before = await seen();
    const { updateDocument } = await import('#firebase/documents/versioned.ts');
    const write = (version: number, sale_price: number, original_price: number) =>
      updateDocument('vehicles', idOf(0), version, {
        ...{ price: 329_900, is_on_sale: true, offer_until: null },
        ...{ sale_price, original_price },
      });
    expect(await write(2, 310_000, 329_900)).toMatchObject({ kind: 'saved' });
    // The form computes the price before from the log, in which the offer has just risen.
    expect(await write(3, 299_900, 299_900)).toMatchObject({ kind: 'saved' });
    expect(await seen()).toEqual(before);
  });
});

describe(`${VEHICLES} vehicles that are changed at once`, () => {
  beforeEach(() => storeVehicles(VEHICLES));

  it('get exactly the prices of the preview, one version each', async () => {
    const changes = planned(await stock());
    expect(kinds(await save(changes)).saved).toHaveLength(VEHICLES);
    const after = await stock();
    expect(after.map(({ price }) => price)).toEqual(changes.map((change) => change.after?.price));
    expect(after.every(({ version }) => version === 2)).toBe(true);
  });

  it(`${VEHICLES} vehicles that are changed at once are finished by a second run after the connection broke, each changed once`, async () => {
    const changes = planned(await stock());
    breakLineAfter(20);
    await expect(save(changes)).rejects.toMatchObject({ problem: 'offline' });
    globalThis.fetch = network;
    const halfway = (await stock()).filter(({ version }) => version === 2).length;
    expect(halfway).toBeGreaterThan(0);
    expect(halfway).toBeLessThan(VEHICLES);

    expect(kinds(await save(changes)).saved).toHaveLength(VEHICLES);
    const after = await stock();
    expect(after.map(({ price }) => price)).toEqual(after.map((_, index) => lowered(index)));
    expect(after.every(({ version }) => version === 2)).toBe(true);
  });

  it('keep what colleagues saved meanwhile, and name those whose price was changed', async () => {
    const changes = planned(await stock());
    await colleague(3, { price: 150_000 });
    await colleague(4, { mileage: 60_000 });
    await emulator.db.doc(`vehicles/${idOf(5)}`).delete();
    const outcomes = await save(changes);
    expect(outcomes.get(idOf(3))).toEqual({ kind: 'conflict' });
    expect(outcomes.get(idOf(4))).toEqual({ kind: 'saved', version: 3 });
    expect(outcomes.get(idOf(5))).toEqual({ kind: 'gone' });
    expect(kinds(outcomes).saved).toHaveLength(VEHICLES - 2);
    const after = new Map((await stock()).map((vehicle) => [vehicle.id, vehicle]));
    expect(after.get(idOf(3))?.price).toBe(150_000);
    expect(after.get(idOf(4))).toMatchObject({ price: lowered(4), mileage: 60_000 });
    expect(after.size).toBe(VEHICLES - 1);
  });

  it(`${VEHICLES} vehicles that are changed at once are all as before once the run is undone, but for what a colleague changed since`, async () => {
    const before = await stock();
    const changes = planned(before);
    const outcomes = await save(changes);
    await colleague(7, { price: 99_000 });
    const undo = changes.map((change) => {
      const outcome = outcomes.get(change.id);
      return reverseChange(change, outcome?.kind === 'saved' ? outcome.version : 0);
    });
    const undone = await save(undo);
    expect(undone.get(idOf(7))).toEqual({ kind: 'conflict' });
    const expected = before.map(({ price }, index) => (index === 7 ? 99_000 : price));
    expect((await stock()).map(({ price }) => price)).toEqual(expected);
  });
});

it('a status that is undone restores the date of the sale', async () => {
  await storeVehicles(1);
  const [vehicle] = await stock();
  if (!vehicle) throw new Error('There is no vehicle.');
  const sale = changeOf(vehicle, { status: 'sold' });
  await save([sale]);
  const [sold] = await stock();
  expect(sold?.sold_date).toBeInstanceOf(Date);
  const back = changeOf(sold as Vehicle, { status: 'available' });
  await save([back]);
  expect((await stock())[0]?.sold_date).toBeNull();
  await save([reverseChange(back, 3)]);
  expect((await stock())[0]).toMatchObject({ status: 'sold', sold_date: sold?.sold_date });
});

it('an import stores exactly what its dry run showed, its undo deletes what it created, and the same file can be imported again', async () => {
  await storeVehicles(40);
  const before = await stock();
  const imported = before.slice(0, 40).map((vehicle, index) => ({
    ...vehicle,
    id: index < 20 ? vehicle.id : `ny-${index}`,
    price: vehicle.price + 500,
  }));
  const file = await readFile(new TextEncoder().encode(vehiclesCsv(imported)));
  const mapping = recogniseColumns(file.header, file.rows);
  const duplicates = { stock: 'update', file: 'first' } as const;
  const options = { file, mapping, values: {}, duplicates, clearEmpty: false, today: TODAY };
  const dryRun = (vehicles: readonly Vehicle[]) => planImport(vehicles, options).rows;
  const rows = dryRun(before);
  const changes = rows.flatMap(({ change }) => change ?? []);
  const outcomes = await save(changes);
  expect(kinds(outcomes).saved).toHaveLength(40);
  const after = new Map((await stock()).map((vehicle) => [vehicle.id, vehicle]));
  for (const { id, after: fields } of changes) {
    expect(after.get(id)).toMatchObject({ ...fields, updated_by: 'admin@eksempel.dk' });
  }
  expect(dryRun([...after.values()]).every(({ kind }) => kind === 'unchanged')).toBe(true);

  await save(
    changes.map((change) => {
      const outcome = outcomes.get(change.id);
      return reverseChange(change, outcome?.kind === 'saved' ? outcome.version : 0);
    }),
  );
  const restored = await stock();
  expect(restored.map(({ id, price }) => [id, price])).toEqual(
    before.map(({ id, price }) => [id, price]),
  );

  const again = dryRun(restored).flatMap(({ change }) => change ?? []);
  expect(kinds(await save(again)).saved).toHaveLength(40);
  expect(dryRun(await stock()).every(({ kind }) => kind === 'unchanged')).toBe(true);
});

it('cars of one time, as an import stores them, keep their order in the admin after a save', async () => {
  const { $stock, refreshVehicles } = await import('#admin/vehicles/store.ts');
  await storeVehicles(3);
  await refreshVehicles();
  const order = () => $stock.get().vehicles.map(({ id }) => id);
  const before = order();
  await colleague(1, { price: 150_000 });
  await refreshVehicles();
  expect($stock.get().vehicles[1]?.price).toBe(150_000);
  expect(order()).toEqual(before);
});
