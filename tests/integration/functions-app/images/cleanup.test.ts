import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { IMAGE_KINDS } from '#domain/image/upload-kinds.ts';
import { cascadeDelete } from '#functions/src/cleanup/cascade-delete.ts';
import { deleteExpiredDocuments } from '#functions/src/cleanup/delete-expired-documents.ts';
import { deleteUnusedFile } from '#functions/src/cleanup/delete-unused-file.ts';
import { repairUploads } from '#functions/src/cleanup/repair-uploads.ts';
import { sweepOrphans } from '#functions/src/cleanup/sweep-orphans.ts';
import { deleteFolder } from '#functions/src/shared/bucket.ts';
import { imageDocument, vehicleDocument } from '../builders.ts';
import { startTestEmulator, type TestEmulator } from '../support.ts';
import { photo } from './uploaded-images.ts';

const HOUR = 3_600_000;
const FILES = [
  'vehicle-images/volvo/1_a.jpg',
  'variants/vehicle-images/volvo/1_a/480.webp',
  'damage-images/volvo/damage_1.jpg',
  'variants/damage-images/volvo/damage_1/480.webp',
  'battery-test-documents/volvo/battery_test_1.pdf',
];

let emulator: TestEmulator;
beforeAll(async () => {
  emulator = await startTestEmulator();
});
afterAll(() => emulator.close());
beforeEach(async () => {
  await emulator.clear();
  await deleteFolder(emulator.bucket, '');
});

/** The real time, since the emulator sets the times of documents and files. */
const deps = (later = 0) => ({
  db: emulator.db,
  inquiriesDb: emulator.inquiriesDb,
  bucket: emulator.bucket,
  now: () => new Date(Date.now() + later),
});
async function put(...names: string[]) {
  for (const name of names) await emulator.bucket.file(name).save('x', { resumable: false });
}
async function files(): Promise<string[]> {
  const [found] = await emulator.bucket.getFiles();
  return found.map(({ name }) => name).sort();
}
async function putVehicle(id: string) {
  const { db } = emulator;
  const document = { vehicle_id: id };
  await db.doc(`vehicles/${id}`).set(vehicleDocument());
  await db
    .doc(`vehicle_images/${id}1`)
    .set({ ...document, storage_path: `vehicle-images/${id}/1_a.jpg` });
  await db
    .doc(`damage_images/${id}1`)
    .set({ ...document, storage_path: `damage-images/${id}/damage_1.jpg` });
  await db
    .doc(`battery_test_results/${id}1`)
    .set({ ...document, storage_path: `battery-test-documents/${id}/battery_test_1.pdf` });
}
async function countOf(collection: string) {
  return (await emulator.db.collection(collection).count().get()).data().count;
}

describe('a deleted vehicle', () => {
  it('a deleted vehicle takes its documents, revisions and files with it, and no other’s', async () => {
    for (const id of ['volvo', 'saab']) {
      await putVehicle(id);
      await emulator.db.collection('revisions').add({ record: `vehicles/${id}`, version: 1 });
    }
    await put(...FILES, ...FILES.map((name) => name.replace('volvo', 'saab')));
    for (const id of ['volvo', 'saab']) await emulator.db.doc(`printed_sheets/${id}`).set({ id });
    await emulator.db.doc('vehicles/volvo').delete();
    await cascadeDelete('vehicles', 'volvo', deps());
    expect((await emulator.db.doc('printed_sheets/volvo').get()).exists).toBe(false);
    expect((await emulator.db.doc('printed_sheets/saab').get()).exists).toBe(true);
    expect(await files()).toEqual(FILES.map((name) => name.replace('volvo', 'saab')).sort());
    expect(await countOf('vehicle_images')).toBe(1);
    expect(await countOf('battery_test_results')).toBe(1);
    expect(await countOf('revisions')).toBe(1);
  });

  it('a vehicle that exists again keeps its documents and files when a late delete event arrives', async () => {
    await putVehicle('volvo');
    await put(...FILES);
    await cascadeDelete('vehicles', 'volvo', deps());
    expect(await files()).toEqual([...FILES].sort());
  });
});

describe('a deleted image', () => {
  it('a deleted image takes its file and variants with it', async () => {
    await put(...FILES);
    await deleteUnusedFile(IMAGE_KINDS.vehicle, 'vehicle-images/volvo/1_a.jpg', deps());
    expect(await files()).toEqual(FILES.slice(2).sort());
  });

  it('a deleted image leaves the file that another document uses', async () => {
    await putVehicle('volvo');
    await put(...FILES);
    await deleteUnusedFile(IMAGE_KINDS.vehicle, 'vehicle-images/volvo/1_a.jpg', deps());
    expect(await files()).toEqual([...FILES].sort());
  });

  it('a deleted image deletes no file outside the image folders', async () => {
    await put('secret/a.txt');
    await deleteUnusedFile(IMAGE_KINDS.vehicle, 'secret/a.txt', deps());
    await deleteUnusedFile(IMAGE_KINDS.vehicle, '', deps());
    await deleteUnusedFile(IMAGE_KINDS.vehicle, undefined, deps());
    expect(await files()).toEqual(['secret/a.txt']);
  });
});

describe('the orphan sweep', () => {
  it('the orphan sweep first only counts orphans and deletes a day later those that still are', async () => {
    await putVehicle('volvo');
    await put(...FILES, 'vehicle-images/gone/1_b.jpg', 'variants/vehicle-images/gone/1_b/480.webp');
    await emulator.db.doc('vehicle_images/stray').set({ vehicle_id: 'gone', storage_path: 'x' });
    const first = await sweepOrphans(deps(25 * HOUR));
    expect(first).toEqual({
      found: { files: 2, documents: 1 },
      deleted: { files: 0, documents: 0 },
    });
    expect(await files()).toHaveLength(7);
    const second = await sweepOrphans(deps(50 * HOUR));
    expect(second.deleted).toEqual({ files: 2, documents: 1 });
    expect(await files()).toEqual([...FILES].sort());
    expect(await countOf('vehicle_images')).toBe(1);
  });

  it('the orphan sweep ignores files younger than a day', async () => {
    await put('vehicle-images/gone/1_b.jpg');
    expect(await sweepOrphans(deps())).toMatchObject({ found: { files: 0 } });
  });

  it('the orphan sweep deletes nothing early when it runs twice in a night', async () => {
    await put('vehicle-images/gone/1_b.jpg');
    await sweepOrphans(deps(25 * HOUR));
    await sweepOrphans(deps(26 * HOUR));
    expect(await files()).toHaveLength(1);
  });
});

describe('the nightly cleanup', () => {
  it('the nightly cleanup makes the variants of images whose event was lost', async () => {
    const name = 'vehicle-images/volvo/1_a.jpg';
    await emulator.bucket.file(name).save(await photo({ width: 500, height: 300 }));
    await emulator.db.doc('vehicle_images/i1').set(imageDocument(name, { image_state: 'pending' }));
    expect(await repairUploads(deps())).toBe(0);
    expect(await repairUploads(deps(2 * HOUR))).toBe(1);
    const document = await emulator.db.doc('vehicle_images/i1').get();
    expect(document.data()).toMatchObject({ image_state: 'ready', widths: [480] });
  });

  it('the nightly cleanup deletes expired limit counters', async () => {
    const at = (hours: number) => Timestamp.fromMillis(Date.now() + hours * HOUR);
    await emulator.inquiriesDb.doc('limits/old').set({ expires_at: at(-1) });
    await emulator.inquiriesDb.doc('limits/new').set({ expires_at: at(1) });
    expect(await deleteExpiredDocuments(deps())).toBe(1);
    const { docs } = await emulator.inquiriesDb.collection('limits').get();
    expect(docs.map(({ id }) => id)).toEqual(['new']);
  });
});
