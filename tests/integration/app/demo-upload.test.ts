import type { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PDF } from '#tests/support/builders.ts';
import { startTestEmulator, type TestEmulator } from '#tests/support/emulator/test-emulator.ts';
import { seedDemoStock } from '#tools/demo/seed-demo-stock.ts';
import { upload } from '#tools/demo/uploads.ts';
import { type AdminSdk, openLocalSdk } from '#tools/shared/admin-sdk.ts';
import { BUCKET, PROJECT_ID } from '#tools/shared/config.ts';

const DRAWING_MS = 60_000;

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

it(
  'the demo stock is seeded with its covers first, and the images drawn later follow',
  async () => {
    const isSeeded = async (path: string) => (await sdk.firestore.doc(path).get()).exists;
    const seedRest = await seedDemoStock(sdk, {
      now: new Date(),
      signal: AbortSignal.timeout(DRAWING_MS),
      filter: (path, data) =>
        path === 'vehicles/toyota-yaris-2022' ||
        (data['vehicle_id'] === 'toyota-yaris-2022' && Number(data['image_order']) < 2),
    });
    expect(await isSeeded('vehicles/toyota-yaris-2022')).toBe(true);
    expect(await isSeeded('vehicle_images/toyota-yaris-2022-0')).toBe(true);
    expect(await isSeeded('vehicle_images/toyota-yaris-2022-1')).toBe(false);
    await seedRest();
    const image = await sdk.firestore.doc('vehicle_images/toyota-yaris-2022-1').get();
    const [bytes] = await sdk.bucket.file(String(image.get('storage_path'))).download();
    expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]));
  },
  DRAWING_MS,
);
