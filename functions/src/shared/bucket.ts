import type { getStorage } from 'firebase-admin/storage';
import { hasCode } from './error-codes.ts';

/** A bucket of firebase-admin, which does not export the type. */
export type Bucket = ReturnType<ReturnType<typeof getStorage>['bucket']>;

/** Whether a Storage call failed because the object does not exist. */
export function isObjectMissing(error: unknown): boolean {
  return hasCode(error, 404, '404');
}

export async function readObject(bucket: Bucket, name: string): Promise<Buffer | null> {
  try {
    const [bytes] = await bucket.file(name).download();
    return bytes;
  } catch (error) {
    if (isObjectMissing(error)) return null;
    throw error;
  }
}

/** Deletes every file whose name begins with `prefix`; returns how many. */
export async function deleteFolder(bucket: Bucket, prefix: string): Promise<number> {
  const [files] = await bucket.getFiles({ prefix });
  // Another delivery of the same event may be deleting them too.
  await Promise.all(files.map((file) => file.delete({ ignoreNotFound: true })));
  return files.length;
}
