import { onDocumentWritten } from 'firebase-functions/firestore';
import { onObjectFinalized } from 'firebase-functions/storage';
import type { CollectionName } from '#domain/collections.ts';
import { processImage } from '../images/process-image.ts';
import { buildRequestDeps } from '../publishing/request/build-request-deps.ts';
import { bucket, database, inquiriesDatabase } from '../shared/admin-sdk.ts';
import type { UploadDeps } from '../shared/request/read-upload.ts';
import { documentWritten } from './document-written.ts';
import { judgeBatteryDocument } from './judge-battery-document.ts';

/** One function per collection handles every change of its documents. */
function writeTrigger(collection: CollectionName) {
  return onDocumentWritten(
    { document: `${collection}/{id}`, retry: true, timeoutSeconds: 300, concurrency: 8 },
    async (event) => {
      const change = {
        eventId: event.id,
        collection,
        id: event.params['id'] ?? '',
        before: event.data?.before.data(),
        after: event.data?.after.data(),
      };
      await documentWritten(change, {
        publishing: buildRequestDeps(),
        uploads: uploadDeps,
        inquiriesDb: inquiriesDatabase(),
      });
    },
  );
}

export const vehicleWritten = writeTrigger('vehicles');
export const vehicleImageWritten = writeTrigger('vehicle_images');
export const damageImageWritten = writeTrigger('damage_images');
export const batteryTestWritten = writeTrigger('battery_test_results');
export const accessoryWritten = writeTrigger('accessories');
export const accessoryImageWritten = writeTrigger('accessory_images');

/** One file at a time in each instance, since a decoded image takes much memory. */
export const fileUploaded = onObjectFinalized(
  { memory: '1GiB', concurrency: 1, maxInstances: 2, timeoutSeconds: 180, retry: true },
  async (event) => {
    const deps = await uploadDeps();
    // Each handler ignores files of other kinds.
    await processImage(event.data.name, deps);
    await judgeBatteryDocument(event.data.name, deps);
  },
);

async function uploadDeps(): Promise<UploadDeps> {
  return { db: database(), bucket: await bucket() };
}
