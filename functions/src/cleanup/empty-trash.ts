import { type Firestore, type Query, Timestamp } from 'firebase-admin/firestore';
import { COLLECTION_NAMES } from '#domain/collections.ts';
import { TRASH_DAYS } from '#domain/history/history.ts';
import { isNotFound, isPreconditionFailed } from '../shared/error-codes.ts';
import { log } from '../shared/log.ts';

const DAY_MS = 86_400_000;

/**
 * Deletes for good what has been in the trash for its days; the events of the deletions delete what
 * belongs to it, and the files. Returns how many documents.
 */
export async function emptyTrash(deps: { db: Firestore; now: () => Date }): Promise<number> {
  const { db, now } = deps;
  const before = Timestamp.fromMillis(now().getTime() - TRASH_DAYS * DAY_MS);
  let count = 0;
  for (const name of COLLECTION_NAMES) {
    const expired: Query = db.collection(name).where('trashed_at', '<=', before);
    for (const { ref, updateTime } of (await expired.select().get()).docs) {
      try {
        await ref.delete({ lastUpdateTime: updateTime });
        count += 1;
      } catch (error) {
        // Someone has restored it since it was read, or another run has deleted it.
        if (!isPreconditionFailed(error) && !isNotFound(error)) throw error;
      }
    }
  }
  log.trashEmptied(count);
  return count;
}
