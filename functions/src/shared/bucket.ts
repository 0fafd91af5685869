import type { getStorage } from 'firebase-admin/storage';

/** A bucket of firebase-admin, which does not export the type. */
export type Bucket = ReturnType<ReturnType<typeof getStorage>['bucket']>;

/** Whether a Storage call failed because the object does not exist. */
export function isObjectMissing(error: unknown): boolean {
  return (
    typeof error === 'object' &&
    error !== null &&
    'code' in error &&
    (error.code === 404 || error.code === '404')
  );
}

/** Deletes every file whose name begins with `prefix`; returns how many. */
export async function deleteFolder(bucket: Bucket, prefix: string): Promise<number> {
  const [files] = await bucket.getFiles({ prefix });
  // Another delivery of the same event may be deleting them too.
  await Promise.all(files.map((file) => file.delete({ ignoreNotFound: true })));
  return files.length;
}
