import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { followCover, repairCovers } from '#functions/src/images/follow-cover.ts';
import { imageDocument } from '../builders.ts';
import { startTestEmulator, type TestEmulator } from '../support.ts';

let emulator: TestEmulator;
beforeAll(async () => {
  emulator = await startTestEmulator();
});
afterAll(() => emulator.close());
beforeEach(async () => {
  await emulator.clear();
  await emulator.db.doc('vehicles/volvo').set({ make: 'Volvo', version: 3 });
});

const READY = { image_state: 'ready', widths: [480, 800] };
const vehicle = async () => (await emulator.db.doc('vehicles/volvo').get()).data();
const coverFile = (name: string) => `variants/vehicle-images/volvo/${name}/480.webp`;

/** Stores an image of the vehicle, and lets the function see the change. */
async function store(name: string, fields: Record<string, unknown>): Promise<void> {
  const document = emulator.db.doc(`vehicle_images/${name}`);
  const before = (await document.get()).data();
  const after = { ...imageDocument(`vehicle-images/volvo/${name}.jpg`), ...before, ...fields };
  await document.set(after);
  await follow(name, before, after);
}

function follow(id: string, before: unknown, after: unknown): Promise<void> {
  const change = { eventId: 'e', collection: 'vehicle_images' as const, id, before, after };
  return followCover(change, { db: emulator.db });
}

test('the cover of a vehicle follows its primary image through a new order, the trash and a delete', async () => {
  await store('front', { is_primary: true, image_order: 0 });
  expect((await vehicle())?.['cover'] ?? null).toBeNull();
  await store('front', READY);
  await store('side', { ...READY, is_primary: false, image_order: 1 });
  expect(await vehicle()).toMatchObject({ cover: coverFile('front'), version: 3 });

  await store('side', { is_primary: true, image_order: 0 });
  await store('front', { is_primary: false, image_order: 1 });
  expect(await vehicle()).toMatchObject({ cover: coverFile('side') });

  await store('side', { trashed_at: new Date() });
  expect(await vehicle()).toMatchObject({ cover: coverFile('front') });

  const front = emulator.db.doc('vehicle_images/front');
  const before = (await front.get()).data();
  await front.delete();
  await follow('front', before, undefined);
  expect(await vehicle()).toMatchObject({ cover: null, version: 3 });
});

test('a caption leaves the vehicle as it is, so that no staff loads it again', async () => {
  await store('front', { ...READY, is_primary: true });
  const before = await vehicle();
  await store('front', { caption: 'Forfra' });
  expect(await vehicle()).toEqual(before);
});

test('the nightly clean-up writes the cover of a vehicle whose event was lost', async () => {
  const image = imageDocument('vehicle-images/volvo/front.jpg');
  await emulator.db.doc('vehicle_images/front').set({ ...image, ...READY, is_primary: true });
  expect(await repairCovers(emulator.db)).toBe(1);
  expect(await vehicle()).toMatchObject({ cover: coverFile('front') });
  expect(await repairCovers(emulator.db)).toBe(0);
});

test('an image of a vehicle that is gone for good changes nothing', async () => {
  await emulator.db.doc('vehicles/volvo').delete();
  await store('front', { ...READY, is_primary: true });
  expect(await vehicle()).toBeUndefined();
});
