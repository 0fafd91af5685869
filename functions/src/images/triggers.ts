import { onDocumentCreated } from 'firebase-functions/firestore';
import { onObjectFinalized } from 'firebase-functions/storage';
import { bucket, database } from '../shared/admin-sdk.ts';
import { REGION } from '../shared/config.ts';
import { type ImageDeps, imageDocumentCreated, imageUploaded as made } from './make-variants.ts';

async function imageDeps(): Promise<ImageDeps> {
  return { db: database(), bucket: await bucket() };
}

/** One image at a time in each instance: decoding is what fills the memory. */
export const imageUploaded = onObjectFinalized(
  { region: REGION, memory: '1GiB', cpu: 1, concurrency: 1, timeoutSeconds: 180, retry: true },
  async (event) => {
    await made(event.data.name, await imageDeps());
  },
);

function createTrigger(collection: string) {
  return onDocumentCreated(
    { document: `${collection}/{id}`, region: REGION, retry: true },
    async (event) => {
      await imageDocumentCreated(event.data?.get('storage_path'), await imageDeps());
    },
  );
}

export const vehicleImageCreated = createTrigger('vehicle_images');
export const damageImageCreated = createTrigger('damage_images');
export const accessoryImageCreated = createTrigger('accessory_images');
