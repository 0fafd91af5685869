import { startTestEmulator, type TestEmulator } from 'app-emulator/testing/test-emulator.ts';
import type { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { parseImageObject } from '#functions/src/images/image-object.ts';
import { detectImageType } from '#functions/src/images/image-type.ts';
import { fillImageDocument, processImage } from '#functions/src/images/process-image.ts';
import { PDF } from '#tests/support/builders.ts';
import { seedDemoStock } from '#tools/demo/seed-demo-stock.ts';
import { upload } from '#tools/demo/uploads.ts';
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

it('an uploaded demo document has the time of its write, so that the next build reads it', async () => {
  const document = 'battery_test_results/demo';
  const seedingBegan = new Date('2026-11-01T08:00:00Z');
  const before = Date.now();
  await upload(sdk, {
    document,
    storagePath: 'battery-test-documents/demo/report.pdf',
    contentType: 'application/pdf',
    data: { created_at: seedingBegan, updated_at: seedingBegan, version: 1 },
    bytes: async () => PDF,
  });
  const stored = (await sdk.firestore.doc(document).get()).data() ?? {};
  expect((stored['updated_at'] as Timestamp).toMillis()).toBeGreaterThanOrEqual(before);
  expect((stored['created_at'] as Timestamp).toDate()).toEqual(seedingBegan);
});

it('the demo stock is seeded with its covers first, and every image comes with its variants', async () => {
  const isSeeded = async (path: string) => (await sdk.firestore.doc(path).get()).exists;
  const seedRest = await seedDemoStock(sdk, {
    now: new Date(),
    signal: new AbortController().signal,
    filter: (path, data) =>
      path === 'vehicles/toyota-yaris-2022' ||
      (data['vehicle_id'] === 'toyota-yaris-2022' && Number(data['image_order']) < 2),
  });
  expect(await isSeeded('vehicles/toyota-yaris-2022')).toBe(true);
  expect(await isSeeded('vehicle_images/toyota-yaris-2022-0')).toBe(true);
  expect(await isSeeded('vehicle_images/toyota-yaris-2022-1')).toBe(false);
  await seedRest();
  const image = await sdk.firestore.doc('vehicle_images/toyota-yaris-2022-1').get();
  expect(image.data()).toMatchObject({ image_state: 'ready', widths: [480, 800, 1200] });
  const original = String(image.get('storage_path'));
  const [bytes] = await sdk.bucket.file(original).download();
  expect(detectImageType(bytes)).toBe('webp');
  const prefix = parseImageObject(original)?.variantsPrefix ?? '';
  const [variants] = await sdk.bucket.getFiles({ prefix });
  expect(variants.map(({ name }) => name.slice(prefix.length)).sort()).toEqual([
    '1200.avif',
    '1200.webp',
    '480.avif',
    '480.webp',
    '800.avif',
    '800.webp',
    'facts.json',
    'share.jpg',
  ]);
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
