import { onDocumentCreated } from 'firebase-functions/firestore';
import { onObjectFinalized } from 'firebase-functions/storage';
import { IMAGE_KINDS, type ImageKind } from '#domain/image/upload-kinds.ts';
import { bucket, database } from '../shared/admin-sdk.ts';
import { REGION } from '../shared/config.ts';
import type { UploadDeps } from '../shared/read-upload.ts';
import { fillImageDocument, processImage } from './process-image.ts';

async function imageDeps(): Promise<UploadDeps> {
  return { db: database(), bucket: await bucket() };
}

/** One image at a time in each instance, since a decoded image takes much memory. */
export const imageUploaded = onObjectFinalized(
  { region: REGION, memory: '1GiB', cpu: 1, concurrency: 1, timeoutSeconds: 180, retry: true },
  async (event) => {
    await processImage(event.data.name, await imageDeps());
  },
);

function documentTrigger({ collection }: ImageKind) {
  return onDocumentCreated(
    { document: `${collection}/{id}`, region: REGION, retry: true },
    async (event) => {
      await fillImageDocument(event.data?.get('storage_path'), await imageDeps());
    },
  );
}

export const vehicleImageCreated = documentTrigger(IMAGE_KINDS.vehicle);
export const damageImageCreated = documentTrigger(IMAGE_KINDS.damage);
export const accessoryImageCreated = documentTrigger(IMAGE_KINDS.accessory);
