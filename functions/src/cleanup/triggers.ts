import { onDocumentDeleted } from 'firebase-functions/firestore';
import { onSchedule } from 'firebase-functions/scheduler';
import {
  BATTERY_DOCUMENTS,
  IMAGE_KINDS,
  type OwnerCollection,
  type UploadKind,
} from '#domain/image/upload-kinds.ts';
import { bucket, database } from '../shared/admin-sdk.ts';
import { REGION, TIME_ZONE } from '../shared/config.ts';
import { cascadeDelete } from './cascade-delete.ts';
import { deleteExpiredDocuments } from './delete-expired-documents.ts';
import { deleteUnusedFile } from './delete-unused-file.ts';
import { emptyTrash } from './empty-trash.ts';
import { repairUploads } from './repair-uploads.ts';
import { sweepOrphans as sweep } from './sweep-orphans.ts';

async function cleanupDeps() {
  return { db: database(), bucket: await bucket(), now: () => new Date() };
}

function ownerTrigger(collection: OwnerCollection) {
  return onDocumentDeleted(
    { document: `${collection}/{id}`, region: REGION, retry: true, timeoutSeconds: 300 },
    async (event) => cascadeDelete(collection, event.params['id'] ?? '', await cleanupDeps()),
  );
}

function fileTrigger(kind: UploadKind) {
  return onDocumentDeleted(
    { document: `${kind.collection}/{id}`, region: REGION, retry: true },
    async (event) => deleteUnusedFile(kind, event.data?.get('storage_path'), await cleanupDeps()),
  );
}

export const vehicleDeleted = ownerTrigger('vehicles');
export const accessoryDeleted = ownerTrigger('accessories');

export const vehicleImageDeleted = fileTrigger(IMAGE_KINDS.vehicle);
export const damageImageDeleted = fileTrigger(IMAGE_KINDS.damage);
export const accessoryImageDeleted = fileTrigger(IMAGE_KINDS.accessory);
export const batteryTestDeleted = fileTrigger(BATTERY_DOCUMENTS);

/** The nightly clean-up: deletes orphans, the old part of the trash and expired documents, and processes forgotten uploads. */
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
    await repairUploads(deps);
    await emptyTrash(deps);
    await deleteExpiredDocuments(deps);
  },
);
