import { BATTERY_DOCUMENTS, type UploadKind } from '#domain/image/upload-kinds.ts';
import { parseImageObject } from '../images/image-object.ts';
import { deleteFolder } from '../shared/bucket.ts';
import type { UploadDeps } from '../shared/request/read-upload.ts';

const BATTERY_DOCUMENT = new RegExp(`^${BATTERY_DOCUMENTS.folder}/[\\w-]{1,128}/[^/]{1,200}$`, 'u');

/**
 * Deletes the file of a deleted image or battery test, with its variants, unless another document
 * uses it.
 */
export async function deleteUnusedFile(
  { collection }: UploadKind,
  storagePath: unknown,
  { db, bucket }: UploadDeps,
): Promise<void> {
  if (typeof storagePath !== 'string') return;
  const image = parseImageObject(storagePath);
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
