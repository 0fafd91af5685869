import type { Firestore } from 'firebase-admin/firestore';
import { MAX_UPLOAD_BYTES } from '#domain/image/image.ts';
import { type Bucket, isObjectMissing } from '../bucket.ts';

export interface UploadDeps {
  db: Firestore;
  bucket: Bucket;
}

/** The bytes of an uploaded file, unless it is missing or larger than uploads may be. */
export async function readUpload(
  bucket: Bucket,
  name: string,
): Promise<Buffer | 'missing' | 'too_large'> {
  try {
    const file = bucket.file(name);
    const [metadata] = await file.getMetadata();
    if (Number(metadata.size) > MAX_UPLOAD_BYTES) return 'too_large';
    const [bytes] = await file.download();
    return bytes;
  } catch (error) {
    if (isObjectMissing(error)) return 'missing';
    throw error;
  }
}
