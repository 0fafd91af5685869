import type { File } from '@google-cloud/storage';

/** Where the publisher stores objects: closed to browsers, ignored by the functions and by exports. */
export const RELEASES_PREFIX = 'releases/';

/** The bytes of an object in a bucket; null where there is no such object. */
export async function readObject(object: File): Promise<Buffer | null> {
  try {
    const [bytes] = await object.download();
    return bytes;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 404) return null;
    throw error;
  }
}
