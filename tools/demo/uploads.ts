import type { Bucket } from '@google-cloud/storage';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';

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
 * Uploads a file and then creates its document, in the order in which the admin does it. Does
 * nothing where the document exists, so that an interrupted seeding can continue.
 */
export async function upload(target: DemoTarget, item: Upload): Promise<void> {
  const document = target.firestore.doc(item.document);
  if ((await document.get()).exists) return;
  await target.bucket.file(item.storagePath).save(Buffer.from(await item.bytes()), {
    contentType: item.contentType,
    resumable: false,
  });
  // The time of the write: a build that reads only what changed since the last one must find it.
  await document.set({ ...item.data, updated_at: FieldValue.serverTimestamp() });
}
