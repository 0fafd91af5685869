import type { Bucket } from '@google-cloud/storage';
import type { Firestore } from 'firebase-admin/firestore';
import sharp from 'sharp';

/** Where the demo stock goes; both through the Admin SDK. */
export interface DemoTarget {
  firestore: Firestore;
  bucket: Bucket;
}

/** One file and the document that names it. */
export interface Upload {
  document: string;
  storagePath: string;
  contentType: string;
  data: Record<string, unknown>;
  bytes: () => Promise<Uint8Array>;
}

/** Renders a drawing to the JPEG a camera would have made. */
export function photograph(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg))
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 86 })
    .toBuffer();
}

/**
 * Uploads a file and then creates its document, the way the admin does. Already seeded ones are
 * skipped, so seeding goes on where it was cut off.
 */
export async function upload(target: DemoTarget, item: Upload): Promise<void> {
  const document = target.firestore.doc(item.document);
  if ((await document.get()).exists) return;
  await target.bucket.file(item.storagePath).save(Buffer.from(await item.bytes()), {
    contentType: item.contentType,
    resumable: false,
  });
  await document.set(item.data);
}
