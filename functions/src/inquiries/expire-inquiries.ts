import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { INQUIRIES_COLLECTION } from '#domain/inquiry/inquiry.ts';
import { deleteMatching } from '../shared/delete-matching.ts';
import { log } from '../shared/log.ts';

/** Deletes the inquiries whose retention has ended; returns how many. */
export async function expireInquiries(deps: {
  inquiriesDb: Firestore;
  now: () => Date;
}): Promise<number> {
  const { inquiriesDb, now } = deps;
  const expired = inquiriesDb
    .collection(INQUIRIES_COLLECTION)
    .where('expires_at', '<=', Timestamp.fromDate(now()));
  const count = await deleteMatching(inquiriesDb, expired);
  log.inquiriesExpired(count);
  return count;
}
