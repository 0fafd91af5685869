import { REVISIONS_COLLECTION } from '#domain/history/history.ts';
import { cascadesOf, type OwnerCollection } from '#domain/image/upload-kinds.ts';
import { PRINTED_SHEETS_COLLECTION } from '#domain/printed-sheet.ts';
import { deleteFolder } from '../shared/bucket.ts';
import { deleteMatching } from '../shared/delete-matching.ts';
import { log } from '../shared/log.ts';
import type { UploadDeps } from '../shared/request/read-upload.ts';

/** Deletes the documents, revisions and files of a vehicle or accessory that was deleted. */
export async function cascadeDelete(
  collection: OwnerCollection,
  id: string,
  { db, bucket }: UploadDeps,
): Promise<void> {
  // The event came late, and meanwhile the owner was created again.
  if ((await db.collection(collection).doc(id).get()).exists) return;
  const uploads = cascadesOf(collection);
  let documents = 0;
  for (const { collection: name, ownerField } of uploads) {
    documents += await deleteMatching(db, db.collection(name).where(ownerField, '==', id));
  }
  const revisions = db
    .collection(REVISIONS_COLLECTION)
    .where('record', '==', `${collection}/${id}`);
  documents += await deleteMatching(db, revisions);
  if (collection === 'vehicles') await db.collection(PRINTED_SHEETS_COLLECTION).doc(id).delete();
  let files = 0;
  for (const { folder } of uploads) {
    files += await deleteFolder(bucket, `${folder}/${id}/`);
    files += await deleteFolder(bucket, `variants/${folder}/${id}/`);
  }
  log.cascadeDeleted(`${collection}/${id}`, documents, files);
}
