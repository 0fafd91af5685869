import { onDocumentDeleted } from 'firebase-functions/firestore';
import { onSchedule } from 'firebase-functions/scheduler';
import { bucket, database } from '../shared/admin-sdk.ts';
import { REGION, TIME_ZONE } from '../shared/config.ts';
import { expireBookkeeping } from './expire.ts';
import { fileUnused } from './file-unused.ts';
import { sweepOrphans as sweep } from './orphans.ts';
import { type BELONGINGS, ownerDeleted } from './owner-deleted.ts';
import { repairImages } from './repair.ts';

async function cleanupDeps() {
  return { db: database(), bucket: await bucket(), now: () => new Date() };
}

function ownerTrigger(collection: keyof typeof BELONGINGS) {
  return onDocumentDeleted(
    { document: `${collection}/{id}`, region: REGION, retry: true, timeoutSeconds: 300 },
    async (event) => ownerDeleted(collection, event.params['id'] ?? '', await cleanupDeps()),
  );
}

function fileTrigger(collection: string) {
  return onDocumentDeleted(
    { document: `${collection}/{id}`, region: REGION, retry: true },
    async (event) => fileUnused(collection, event.data?.get('storage_path'), await cleanupDeps()),
  );
}

export const vehicleDeleted = ownerTrigger('vehicles');
export const accessoryDeleted = ownerTrigger('accessories');

export const vehicleImageDeleted = fileTrigger('vehicle_images');
export const damageImageDeleted = fileTrigger('damage_images');
export const accessoryImageDeleted = fileTrigger('accessory_images');
export const batteryTestDeleted = fileTrigger('battery_test_results');

/** The night's round: what nobody needs goes, what was forgotten is made up for. */
export const sweepOrphans = onSchedule(
  {
    schedule: 'every day 02:45',
    region: REGION,
    timeZone: TIME_ZONE,
    memory: '1GiB',
    timeoutSeconds: 1800,
  },
  async () => {
    const deps = await cleanupDeps();
    await sweep(deps);
    await repairImages(deps);
    await expireBookkeeping(deps);
  },
);
