import { onDocumentCreated } from 'firebase-functions/firestore';
import { onObjectFinalized } from 'firebase-functions/storage';
import { BATTERY_DOCUMENTS } from '#domain/image/upload-kinds.ts';
import { bucket, database } from '../shared/admin-sdk.ts';
import { REGION } from '../shared/config.ts';
import { judgeBatteryDocument } from './judge-battery-document.ts';

const options = { region: REGION, retry: true } as const;
const deps = async () => ({ db: database(), bucket: await bucket() });

export const batteryDocumentUploaded = onObjectFinalized(options, async (event) => {
  await judgeBatteryDocument(event.data.name, await deps());
});

export const batteryTestCreated = onDocumentCreated(
  { ...options, document: `${BATTERY_DOCUMENTS.collection}/{id}` },
  async (event) => {
    await judgeBatteryDocument(event.data?.get('storage_path'), await deps());
  },
);
