import { type Firestore, type Query, Timestamp } from 'firebase-admin/firestore';
import { COLLECTION_NAMES } from '#domain/collections.ts';
import { REVISIONS_COLLECTION, TRASH_DAYS } from '#domain/history/history.ts';
import { deleteMatching } from '../shared/delete-matching.ts';
import { log } from '../shared/log.ts';

const DAY_MS = 86_400_000;

/**
 * Deletes for good what has been in the trash for its days, with its revisions; the events of the
 * deletions delete what belongs to it, and the files. Returns how many documents of the trash.
 */
export async function emptyTrash(deps: { db: Firestore; now: () => Date }): Promise<number> {
  const { db, now } = deps;
  const before = Timestamp.fromMillis(now().getTime() - TRASH_DAYS * DAY_MS);
  let count = 0;
  for (const name of COLLECTION_NAMES) {
    const expired: Query = db.collection(name).where('trashed_at', '<=', before);
    for (const { ref } of (await expired.select().get()).docs) {
      const revisions = db.collection(REVISIONS_COLLECTION).where('record', '==', ref.path);
      await ref.delete();
      await deleteMatching(db, revisions);
      count += 1;
    }
  }
  log.trashEmptied(count);
  return count;
}
