import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seededData } from '#tests/support/app/seeded-data.ts';
import { startTestApp, type TestApp } from '#tests/support/app/test-app.ts';
import { type AdminSdk, openLocalSdk } from '#tools/shared/admin-sdk.ts';

const CAR = 'toyota-yaris-2022';
const IMAGES = 2_000;
const OWNERS = 50;
const EDITS = 5;
/** The longest time that a price may take, in ms. */
const PATIENCE_MS = 5_000;

let app: TestApp;
let sdk: AdminSdk;

beforeAll(async () => {
  app = await startTestApp({ dataDir: await seededData() });
  sdk = openLocalSdk(app.emulatorUrl);
  await app.published();
});
afterAll(async () => {
  await sdk.close();
  await app.stop();
});

/** Adds images to public vehicles as staff would, file and document. */
async function addImages(): Promise<void> {
  const { docs } = await sdk.firestore.collection('vehicles').limit(OWNERS).get();
  const create = { width: 1920, height: 1080, channels: 3, background: '#357' } as const;
  const bytes = await sharp({ create, limitInputPixels: false }).jpeg().toBuffer();
  for (let index = 0; index < IMAGES; index += 1) {
    const vehicle = docs[index % docs.length]?.id ?? CAR;
    const path = `vehicle-images/${vehicle}/1000000000000_${index}.jpg`;
    const now = new Date();
    await Promise.all([
      sdk.bucket.file(path).save(bytes, { resumable: false, contentType: 'image/jpeg' }),
      sdk.firestore.collection('vehicle_images').add({
        ...{ vehicle_id: vehicle, storage_path: path, caption: null, is_primary: false },
        image_url: `/pictures/${path.replace('.jpg', '')}`,
        ...{ image_order: 100 + index, image_state: 'pending', version: 1 },
        ...{ created_at: now, updated_at: now, updated_by: 'foto@forhandler.example' },
      }),
    ]);
  }
}

async function countPending(): Promise<number> {
  const pending = sdk.firestore.collection('vehicle_images').where('image_state', '==', 'pending');
  return (await pending.count().get()).data().count;
}

it(`a price is public within ${PATIENCE_MS / 1000} s while ${IMAGES} images are made`, async () => {
  await addImages();
  const waits: number[] = [];
  for (let edit = 1; edit <= EDITS; edit += 1) {
    const price = 100_000 + edit * 1_111;
    const saved = Date.now();
    await sdk.firestore.doc(`vehicles/${CAR}`).update({ price, updated_at: new Date() });
    const digits = new Intl.NumberFormat('da-DK').format(price);
    await expect
      .poll(async () => (await fetch(`${app.siteUrl}/car/${CAR}`)).text(), {
        timeout: 120_000,
        interval: 50,
      })
      .toContain(digits);
    waits.push(Date.now() - saved);
  }
  // Otherwise the images were done before the last edit.
  expect(await countPending()).toBeGreaterThan(0);
  expect(Math.max(...waits), `public after ${waits.join(', ')} ms`).toBeLessThan(PATIENCE_MS);
});
