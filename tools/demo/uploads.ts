import type { Bucket } from '@google-cloud/storage';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { createVariants, FAST_ENCODING } from '#functions/src/images/create-variants.ts';
import type { ImageMetadata } from '#functions/src/images/image-metadata.ts';
import { parseImageObject } from '#functions/src/images/image-object.ts';
import { storeVariants } from '#functions/src/images/store-variants.ts';

/** The services that the demo stock is written to. */
export interface DemoTarget {
  firestore: Firestore;
  bucket: Bucket;
}

/** A file to upload and the document that belongs to it. */
export interface Upload {
  /** Path of the document. */
  document: string;
  storagePath: string;
  contentType: string;
  data: Record<string, unknown>;
  bytes: () => Promise<Uint8Array>;
}

/**
 * Uploads a file, an image with its variants, and then creates its document. Does nothing where the
 * document exists, so that an interrupted seeding can continue.
 */
export async function upload(target: DemoTarget, item: Upload): Promise<void> {
  const document = target.firestore.doc(item.document);
  if ((await document.get()).exists) return;
  const bytes = Buffer.from(await item.bytes());
  // Before the original: the image function then finds nothing to do.
  const metadata = await uploadVariants(target.bucket, item.storagePath, bytes);
  await target.bucket.file(item.storagePath).save(bytes, {
    contentType: item.contentType,
    resumable: false,
  });
  // The time of the write: a build that reads only what changed since the last one must find it.
  await document.set({ ...item.data, ...metadata, updated_at: FieldValue.serverTimestamp() });
}

/** Uploads the variants of an image; null for another file. */
async function uploadVariants(
  bucket: Bucket,
  storagePath: string,
  original: Buffer,
): Promise<ImageMetadata | null> {
  const object = parseImageObject(storagePath);
  if (!object) return null;
  const result = await createVariants(original, FAST_ENCODING);
  if (!result.ok) throw new Error(`The demo image ${storagePath} is refused: ${result.reason}.`);
  return storeVariants(bucket, object.variantsPrefix, result);
}
