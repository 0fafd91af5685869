import type { getStorage } from 'firebase-admin/storage';

/** A bucket as firebase-admin hands it out; named here once, as a type alone. */
export type Bucket = ReturnType<ReturnType<typeof getStorage>['bucket']>;

/** Whether a storage call failed because the object is not there. */
export function isMissing(error: unknown): boolean {
  return (
    typeof error === 'object' &&
    error !== null &&
    'code' in error &&
    (error.code === 404 || error.code === '404')
  );
}

/** Deletes everything below a prefix; resolves with how many files that was. */
export async function deleteFolder(bucket: Bucket, prefix: string): Promise<number> {
  const [files] = await bucket.getFiles({ prefix });
  // Another delivery of the same news may be at it too.
  await Promise.all(files.map((file) => file.delete({ ignoreNotFound: true })));
  return files.length;
}
