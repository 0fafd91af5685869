import { BATTERY_DOCUMENT_FOLDER } from '#domain/battery-test.ts';
import { imageObject } from '../images/objects.ts';
import { deleteFolder } from '../shared/bucket.ts';
import type { CleanupDeps } from './owner-deleted.ts';

const BATTERY_DOCUMENT = new RegExp(`^${BATTERY_DOCUMENT_FOLDER}/[\\w-]{1,128}/[^/]{1,200}$`, 'u');

/** An image's or battery test's document was deleted: its file goes, unless another one uses it. */
export async function fileUnused(
  collection: string,
  storagePath: unknown,
  { db, bucket }: CleanupDeps,
): Promise<void> {
  if (typeof storagePath !== 'string') return;
  const image = imageObject(storagePath);
  if (!image && !BATTERY_DOCUMENT.test(storagePath)) return;
  const users = await db
    .collection(collection)
    .where('storage_path', '==', storagePath)
    .limit(1)
    .get();
  if (!users.empty) return;
  await bucket.file(storagePath).delete({ ignoreNotFound: true });
  if (image) await deleteFolder(bucket, image.variantsPrefix);
}
