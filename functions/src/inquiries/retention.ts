import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { MESSAGES_COLLECTION } from '#domain/inquiry/inquiry.ts';
import { deleteAll } from '../shared/delete-all.ts';
import { log } from '../shared/log.ts';

/** Deletes enquiries whose time is over. */
export async function expireMessages(deps: { db: Firestore; now: () => Date }): Promise<number> {
  const { db, now } = deps;
  const expired = db
    .collection(MESSAGES_COLLECTION)
    .where('expires_at', '<=', Timestamp.fromDate(now()));
  const count = await deleteAll(db, expired);
  log.enquiriesExpired(count);
  return count;
}
