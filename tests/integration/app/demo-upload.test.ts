import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { startTestEmulator, type TestEmulator } from 'app-emulator/testing/test-emulator.ts';
import type { Timestamp } from 'firebase-admin/firestore';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { variantWidths } from '#domain/image/image-address.ts';
import { parseImageObject } from '#functions/src/images/image-object.ts';
import { fillImageDocument, processImage } from '#functions/src/images/process-image.ts';
import { newDataFolder } from '#tests/support/app/data-folder.ts';
import { seedVehicles } from '#tools/demo/random-stock/seed-vehicles.ts';
import { type StockFilter, seedDemoStock } from '#tools/demo/seed-demo-stock.ts';
import { startSeeding } from '#tools/demo/start-seeding.ts';
import { type AdminSdk, openLocalSdk } from '#tools/shared/admin-sdk.ts';
import { BUCKET, PROJECT_ID } from '#tools/shared/config.ts';

let emulator: TestEmulator;
let sdk: AdminSdk;

beforeAll(async () => {
  emulator = await startTestEmulator({ projectId: PROJECT_ID, bucket: BUCKET });
  sdk = openLocalSdk(emulator.url);
});
afterAll(async () => {
  await sdk.close();
  await emulator.close();
});

const IMAGES = ['vehicle_images', 'damage_images', 'accessory_images'];
const OWNERS = ['toyota-yaris-2022', 'tesla-model-y-2023', 'vinterhjul-model-y'];
/** A car with images, one with a damage and a battery test as well, and an accessory. */
const someStock: StockFilter = (path, data) =>
  OWNERS.includes(String(data['vehicle_id'] ?? data['accessory_id'] ?? path.split('/')[1]));

it('a seeding that is stopped leaves no documents, and the next one seeds the whole stock', async () => {
  const folder = await newDataFolder();
  const stopped = startSeeding(folder, async () => sdk, someStock);
  await stopped.stop();
  expect(existsSync(join(folder, 'seeded'))).toBe(false);
  expect((await sdk.firestore.collection('vehicles').get()).size).toBe(0);
  const began = Date.now();
  await startSeeding(folder, async () => sdk, someStock).done;
  expect(existsSync(join(folder, 'seeded'))).toBe(true);
  const [battery] = (await sdk.firestore.collection('battery_test_results').get()).docs;
  expect(battery?.data()).toMatchObject({ document_state: 'ready', version: 1 });
  // The time of its write: a build that reads only changes since the last one must find it.
  const updated: Timestamp | undefined = battery?.get('updated_at');
  expect(updated?.toMillis()).toBeGreaterThanOrEqual(began);
  await rm(folder, { recursive: true });
});

it('an invented vehicle that takes the place of another one has none of its images', async () => {
  await seedVehicles(sdk.firestore, 1, 1);
  const { docs } = await sdk.firestore.collection('vehicles').where('price', '>=', 0).get();
  const id = docs.map((vehicle) => vehicle.id).find((id) => !OWNERS.includes(id));
  await sdk.firestore.doc(`vehicle_images/${id}-3`).set({ vehicle_id: id });
  const { images } = await seedVehicles(sdk.firestore, 1, 2);
  expect(images).toBeLessThan(4);
  const own = await sdk.firestore.collection('vehicle_images').where('vehicle_id', '==', id).get();
  expect(own.size).toBe(images);
  await sdk.firestore.doc(`vehicles/${id}`).delete();
});

it('the parts of the demo stock that staff deleted are not seeded again', async () => {
  const deleted = sdk.firestore.doc('accessories/vinterhjul-model-y');
  const before = (await deleted.get()).data() ?? {};
  await deleted.delete();
  await seedDemoStock(sdk, {
    now: new Date(),
    signal: new AbortController().signal,
    filter: someStock,
  });
  expect((await deleted.get()).exists).toBe(false);
  await deleted.set(before);
});

it('every image of a seeded stock has its variants, and a document as the image function writes it', async () => {
  const written: string[] = [];
  for (const collection of IMAGES) {
    for (const image of (await sdk.firestore.collection(collection).get()).docs) {
      written.push(image.ref.path);
      const storagePath = String(image.get('storage_path'));
      const prefix = parseImageObject(storagePath)?.variantsPrefix ?? '';
      const [original] = await sdk.bucket.file(storagePath).download();
      const { width, height } = await sharp(original).metadata();
      const widths = variantWidths(width);
      expect(image.data()).toMatchObject({ image_state: 'ready', width, height, widths });
      const names = widths.flatMap((size) => [`${size}.avif`, `${size}.webp`]);
      const [objects] = await sdk.bucket.getFiles({ prefix });
      expect(objects.map(({ name }) => name.slice(prefix.length)).sort()).toEqual(
        [...names, 'facts.json', 'share.jpg'].sort(),
      );
      for (const name of names) {
        const [bytes] = await sdk.bucket.file(prefix + name).download();
        expect((await sharp(bytes).metadata()).width, name).toBe(Number.parseInt(name, 10));
      }
    }
  }
  expect(written).toContain('damage_images/tesla-model-y-2023-0');
  expect(written).toHaveLength(18);
});

it('the image function leaves a demo image and its variants alone', async () => {
  const path = 'vehicle_images/toyota-yaris-2022-1';
  const before = await sdk.firestore.doc(path).get();
  const original = String(before.get('storage_path'));
  const variant = sdk.bucket.file(`${parseImageObject(original)?.variantsPrefix}480.avif`);
  const [made] = await variant.getMetadata();
  const deps = { db: sdk.firestore, bucket: sdk.bucket };
  await processImage(original, deps);
  await fillImageDocument(original, deps);
  expect((await variant.getMetadata())[0].generation).toBe(made.generation);
  const after = await sdk.firestore.doc(path).get();
  expect(after.updateTime?.toMillis()).toBe(before.updateTime?.toMillis());
});
