import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { TOMBSTONES_COLLECTION } from '#domain/publishing.ts';
import { LIMITS_COLLECTION } from '../inquiries/receive/rate-limit.ts';
import { SEEN_EVENTS_COLLECTION } from '../publishing/request.ts';
import { deleteAll } from '../shared/delete-all.ts';

/** Deletes counters, seen events and tombstones past their time, where no TTL policy does it. */
export async function expireBookkeeping(deps: { db: Firestore; now: () => Date }): Promise<number> {
  let count = 0;
  for (const name of [LIMITS_COLLECTION, SEEN_EVENTS_COLLECTION, TOMBSTONES_COLLECTION]) {
    const expired = deps.db
      .collection(name)
      .where('expires_at', '<=', Timestamp.fromDate(deps.now()));
    count += await deleteAll(deps.db, expired);
  }
  return count;
}
