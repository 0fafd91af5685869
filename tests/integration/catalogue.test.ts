import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { FieldValue, type Firestore, getFirestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { readAll, readChanges } from '#catalogue/read.ts';
import { loadSnapshot, type Snapshot, saveSnapshot } from '#catalogue/snapshot.ts';
import { validateDocuments } from '#catalogue/validate.ts';
import { type Emulator, startEmulator } from '#emulator/index.ts';

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

const ids = (snapshot: Snapshot) => [...snapshot.documents.vehicles.keys()].sort();

it('the catalogue reads only documents that changed since the last build', async () => {
  const longAgo = new Date('2020-01-01T00:00:00Z');
  await firestore.doc('vehicles/old').set(vehicle('Kia', longAgo));
  await firestore.doc('vehicles/gone').set(vehicle('Kia', longAgo));
  const first = await readAll(firestore);
  expect(ids(first.snapshot)).toEqual(['gone', 'old']);

  await firestore.doc('vehicles/new').set(vehicle('Audi', longAgo));
  await enterChange('new');
  await firestore.doc('vehicles/gone').delete();
  await enterChange('gone');
  const second = await readChanges(firestore, first.snapshot);
  expect(ids(second.snapshot)).toEqual(['new', 'old']);
  expect(second.reads).toBe(4);
});

it('the catalogue reads no more documents than were changed, however large the stock is', async () => {
  const longAgo = new Date('2020-01-01T00:00:00Z');
  const batch = firestore.batch();
  for (let number = 0; number < 400; number += 1) {
    batch.set(firestore.doc(`vehicles/vehicle-${number}`), vehicle('Kia', longAgo));
  }
  await batch.commit();
  const first = await readAll(firestore);
  expect(first.reads).toBe(400);

  const edited = ['vehicle-7', 'vehicle-8', 'vehicle-9'];
  for (const id of edited) {
    await firestore.doc(`vehicles/${id}`).update({ price: 1 });
    await enterChange(id);
  }
  const second = await readChanges(firestore, first.snapshot);
  expect(second.reads).toBe(2 * edited.length);
  expect(second.snapshot.documents.vehicles.get('vehicle-8')).toMatchObject({ price: 1 });
  const third = await readChanges(firestore, second.snapshot);
  expect(third.reads).toBeLessThanOrEqual(2 * edited.length);
});

it('the catalogue includes a document that was deleted and created again', async () => {
  await firestore.doc('vehicles/again').set(vehicle('Kia'));
  const first = await readAll(firestore);
  await firestore.doc('vehicles/again').delete();
  await enterChange('again');
  await firestore.doc('vehicles/again').set(vehicle('Audi'));
  const second = await readChanges(firestore, first.snapshot);
  expect(second.snapshot.documents.vehicles.get('again')).toMatchObject({ make: 'Audi' });
});

it('the catalogue leaves out a document that does not parse and names the field', async () => {
  await firestore.doc('vehicles/good').set(vehicle('Kia'));
  await firestore.doc('vehicles/bad').set({ ...vehicle('Kia'), year: 'nineteen' });
  const { documents, rejected } = validateDocuments((await readAll(firestore)).snapshot);
  expect(documents.vehicles.map(({ id }) => id)).toEqual(['good']);
  expect(rejected).toEqual([expect.objectContaining({ path: 'vehicles/bad', field: 'year' })]);
});

it('the stock snapshot is saved for the next build, and a missing, foreign or old file is not used', async () => {
  await firestore.doc('vehicles/stored').set(vehicle('Kia'));
  const file = join(dataDir, 'cache', 'stock.bin');
  const { snapshot } = await readAll(firestore);
  await saveSnapshot(file, 'here', snapshot);
  expect(await loadSnapshot(file, 'here')).toMatchObject(snapshot);
  expect(await loadSnapshot(file, 'elsewhere')).toBeNull();
  expect(await loadSnapshot(join(dataDir, 'missing'), 'here')).toBeNull();
  // Entries of changes have expired since.
  const old = { ...snapshot, readAt: new Date(Date.now() - 31 * 86_400_000) };
  await saveSnapshot(file, 'here', old);
  expect(await loadSnapshot(file, 'here')).toBeNull();
});
