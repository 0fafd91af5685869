import { mkdtempSync, rmSync } from 'node:fs';
import { stat, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Emulator, startEmulator } from 'app-emulator';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { FieldValue, type Firestore, getFirestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { readAll, readChanges } from '#catalogue/read.ts';
import { loadSnapshot, saveSnapshot, snapshotFile } from '#catalogue/snapshot.ts';
import { type CatalogueSource, openCatalogueSource } from '#catalogue/source.ts';
import { openStock, type Stock } from '#catalogue/stock.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'catalogue-'));
const app = initializeApp({ projectId: 'demo-dealer' }, 'catalogue-test');
let emulator: Emulator;
let firestore: Firestore;

beforeAll(async () => {
  emulator = await startEmulator({
    projectId: 'demo-dealer',
    bucket: 'demo-dealer.appspot.com',
    dataDir,
    port: 0,
    firestoreRulesFile: 'firestore.rules',
    storageRulesFile: 'storage.rules',
    allowedOrigins: [],
  });
  process.env['FIRESTORE_EMULATOR_HOST'] = `127.0.0.1:${emulator.port}`;
  firestore = getFirestore(app);
});

afterAll(async () => {
  await deleteApp(app);
  await emulator.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const vehicle = (make: string, updated_at: unknown = FieldValue.serverTimestamp()) => ({
  make,
  model: 'Rio',
  year: 2020,
  price: 100_000,
  status: 'available',
  created_at: FieldValue.serverTimestamp(),
  updated_at,
});

beforeEach(async () => {
  for (const name of ['vehicles', 'changes']) {
    await firestore.recursiveDelete(firestore.collection(name));
  }
});

/** The entry that the trigger of a changed document makes. */
const enterChange = (id: string) =>
  firestore
    .doc(`changes/vehicles_${id}`)
    .set({ path: `vehicles/${id}`, changed_at: FieldValue.serverTimestamp() });

const fields = (stock: Stock) => stock.stored().documents.vehicles;
const ids = (stock: Stock) => [...fields(stock).keys()].sort();

it('the catalogue reads only documents that changed since the last build', async () => {
  const longAgo = new Date('2020-01-01T00:00:00Z');
  await firestore.doc('vehicles/old').set(vehicle('Kia', longAgo));
  await firestore.doc('vehicles/gone').set(vehicle('Kia', longAgo));
  const stock = openStock();
  const first = await readAll(firestore, stock.put);
  expect(ids(stock)).toEqual(['gone', 'old']);

  await firestore.doc('vehicles/new').set(vehicle('Audi', longAgo));
  await enterChange('new');
  await firestore.doc('vehicles/gone').delete();
  await enterChange('gone');
  const second = await readChanges(firestore, first.readAt, stock.put);
  expect(ids(stock)).toEqual(['new', 'old']);
  expect(second.reads).toBe(4);
});

it('the catalogue reads no more documents than were changed, however large the stock is', async () => {
  const longAgo = new Date('2020-01-01T00:00:00Z');
  const batch = firestore.batch();
  for (let number = 0; number < 400; number += 1) {
    batch.set(firestore.doc(`vehicles/vehicle-${number}`), vehicle('Kia', longAgo));
  }
  await batch.commit();
  const stock = openStock();
  const first = await readAll(firestore, stock.put);
  expect(first.reads).toBe(400);

  const edited = ['vehicle-7', 'vehicle-8', 'vehicle-9'];
  for (const id of edited) {
    await firestore.doc(`vehicles/${id}`).update({ price: 1 });
    await enterChange(id);
  }
  const second = await readChanges(firestore, first.readAt, stock.put);
  expect(second.reads).toBe(2 * edited.length);
  expect(fields(stock).get('vehicle-8')).toMatchObject({ price: 1 });
  const third = await readChanges(firestore, second.readAt, stock.put);
  expect(third.reads).toBeLessThanOrEqual(2 * edited.length);
});

it('the catalogue includes a document that was deleted and created again', async () => {
  await firestore.doc('vehicles/again').set(vehicle('Kia'));
  const stock = openStock();
  const first = await readAll(firestore, stock.put);
  await firestore.doc('vehicles/again').delete();
  await enterChange('again');
  await firestore.doc('vehicles/again').set(vehicle('Audi'));
  await readChanges(firestore, first.readAt, stock.put);
  expect(fields(stock).get('again')).toMatchObject({ make: 'Audi' });
});

const now = new Date('2026-11-22T12:00:00Z');
const sourceOf = (file: string, origin = 'here') =>
  openCatalogueSource({ firestore, snapshots: snapshotFile(file), origin });
const makesOf = ({ catalogue }: Awaited<ReturnType<CatalogueSource['read']>>) =>
  catalogue.vehicles.map((item) => item.vehicle.make).sort();

it('a new process continues from the stored snapshot and reads what changed since', async () => {
  await firestore.doc('vehicles/stored').set(vehicle('Kia'));
  await firestore.doc('vehicles/gone').set(vehicle('Kia'));
  const file = join(dataDir, 'cache', 'stock.bin');
  const first = sourceOf(file);
  await first.read({ full: false, now });
  await first.save();
  await firestore.doc('vehicles/new').set(vehicle('Audi'));
  await enterChange('new');
  await firestore.doc('vehicles/gone').delete();
  await enterChange('gone');
  const second = await sourceOf(file).read({ full: false, now });
  expect([makesOf(second), second.reads]).toEqual([['Audi', 'Kia'], 4]);
  // A change without an entry is found by a full reading alone.
  await firestore.doc('vehicles/stored').update({ make: 'Saab' });
  expect(makesOf(await sourceOf(file).read({ full: false, now }))).toEqual(['Audi', 'Kia']);
  expect(makesOf(await sourceOf(file).read({ full: true, now }))).toEqual(['Audi', 'Saab']);
});

it('a stored snapshot that is missing, foreign, torn or old is not used', async () => {
  await firestore.doc('vehicles/stored').set(vehicle('Kia'));
  const file = join(dataDir, 'cache', 'stock.bin');
  const stock = openStock();
  const { readAt } = await readAll(firestore, stock.put);
  await saveSnapshot(snapshotFile(file), 'here', { readAt, stock: stock.stored() });
  expect((await loadSnapshot(snapshotFile(file), 'here'))?.stock).toEqual(stock.stored());
  expect(await loadSnapshot(snapshotFile(file), 'elsewhere')).toBeNull();
  expect(await loadSnapshot(snapshotFile(join(dataDir, 'missing')), 'here')).toBeNull();
  // The last piece says that nothing is missing.
  const { size } = await stat(file);
  for (const length of [size - 1, size - 7, size - 10, 100, 0]) {
    await truncate(file, length);
    expect(await loadSnapshot(snapshotFile(file), 'here')).toBeNull();
  }
  // Entries of changes have expired since.
  const old = new Date(Date.now() - 31 * 86_400_000);
  await saveSnapshot(snapshotFile(file), 'here', { readAt: old, stock: stock.stored() });
  expect(await loadSnapshot(snapshotFile(file), 'here')).toBeNull();
});

it('an edit is found after the clock of the database was set back, by a new process and by a running one', async () => {
  await firestore.doc('vehicles/stored').set(vehicle('Kia'));
  const file = join(dataDir, 'cache', 'ahead.bin');
  const stock = openStock();
  await readAll(firestore, stock.put);
  const readAt = new Date(Date.now() + 2 * 86_400_000);
  await saveSnapshot(snapshotFile(file), 'here', { readAt, stock: stock.stored() });
  const edit = async (make: string) => {
    await firestore.doc('vehicles/stored').update({ make });
    await enterChange('stored');
  };
  await edit('Audi');
  const source = sourceOf(file);
  expect(makesOf(await source.read({ full: false, now }))).toEqual(['Audi']);
  await edit('Saab');
  const next = await source.read({ full: false, now });
  expect([makesOf(next), next.reads]).toEqual([['Saab'], 2]);
});
