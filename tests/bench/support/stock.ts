import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { DocumentData, Firestore } from 'firebase-admin/firestore';
import { VARIANT_WIDTHS } from '#domain/image/image-address.ts';
import { newDataFolder } from '#tests/support/app/data-folder.ts';
import { seededData } from '#tests/support/app/seeded-data.ts';
import { startTestApp, type TestApp } from '#tests/support/app/test-app.ts';
import { startLocalEmulator } from '#tools/app/local-emulator.ts';
import { deleteStates } from '#tools/app/publishing/state-folder.ts';
import { demoUploads } from '#tools/demo/images.ts';
import { seedVehicles } from '#tools/demo/random-stock/seed-vehicles.ts';
import { type AdminSdk, openLocalSdk } from '#tools/shared/admin-sdk.ts';

/** An emulator with invented vehicles, and a folder to build the site in. */
export interface Stock {
  emulatorUrl: string;
  folder: string;
  sdk: AdminSdk;
}

/**
 * Calls `work` with an emulator that holds `vehicles` invented vehicles, documents only: a build
 * reads no image file.
 */
export async function withStock(
  vehicles: number,
  work: (stock: Stock) => Promise<void>,
): Promise<void> {
  const folder = await newDataFolder();
  const dataDir = join(folder, 'data');
  try {
    await mkdir(dataDir);
    await withEmulator(dataDir, async ({ sdk, emulatorUrl }) => {
      await storeReadyImages(sdk.firestore);
      await seedVehicles(sdk.firestore, vehicles, 1);
      await work({ emulatorUrl, folder, sdk });
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Calls `work` with the running app: on the whole demo stock, or on a part of it and `vehicles` invented
 * vehicles, whose images are files where their demo vehicle is stored.
 */
export async function withApp(
  vehicles: number,
  work: (app: TestApp) => Promise<void>,
  stock: 'small' | 'whole' = vehicles === 0 ? 'whole' : 'small',
): Promise<void> {
  const dataDir = await seededData(stock);
  if (vehicles > 0) {
    await withEmulator(dataDir, async ({ sdk }) => {
      await storeReadyImages(sdk.firestore);
      await seedVehicles(sdk.firestore, vehicles, 1);
    });
    deleteStates(dataDir);
  }
  const app = await startTestApp({ dataDir, stock });
  try {
    await app.published();
    await work(app);
  } finally {
    await app.stop();
  }
}

async function withEmulator(
  dataDir: string,
  work: (at: { sdk: AdminSdk; emulatorUrl: string }) => Promise<unknown>,
): Promise<void> {
  const emulator = await startLocalEmulator({
    port: 0,
    dataDir,
    siteUrl: 'http://127.0.0.1:4321',
    allowedOrigins: [],
  });
  const sdk = openLocalSdk(emulator.url);
  try {
    await work({ sdk, emulatorUrl: emulator.url });
  } finally {
    await sdk.close();
    await emulator.close();
  }
}

/** The fields that the functions add to an image with variants, as long as real ones. */
const READY_FIELDS: DocumentData = {
  image_state: 'ready',
  width: 1600,
  height: 900,
  color: '#8a9296',
  placeholder: `data:image/webp;base64,${'UklGRkAAAABXRUJQVlA4IDQA'.repeat(6)}`,
  widths: VARIANT_WIDTHS,
};

/** Stores ready images of the demo vehicles, which invented vehicles use as well. */
async function storeReadyImages(firestore: Firestore): Promise<void> {
  // Dated yesterday, since a build reads again what changed shortly before the previous one.
  const uploads = demoUploads(new Date(Date.now() - 86_400_000));
  const batch = firestore.batch();
  for (const { document, data } of uploads) {
    if (!document.startsWith('vehicle_images/')) continue;
    batch.set(firestore.doc(document), { ...data, ...READY_FIELDS });
  }
  await batch.commit();
}
