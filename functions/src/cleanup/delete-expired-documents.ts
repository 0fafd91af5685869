import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { PRICE_PROOFS_COLLECTION } from '#domain/price-log/price-proof.ts';
import { CHANGES_COLLECTION } from '#domain/publishing.ts';
import { VIOLATIONS_COLLECTION } from '../health/count-violations.ts';
import { LIMITS_COLLECTION } from '../inquiries/receive/rate-limit.ts';
import { SEEN_EVENTS_COLLECTION } from '../publishing/request-build.ts';
import { REGISTER_ANSWERS_COLLECTION } from '../register/cached-register.ts';
import { deleteMatching } from '../shared/delete-matching.ts';

const EXPIRING = [
  LIMITS_COLLECTION,
  SEEN_EVENTS_COLLECTION,
  CHANGES_COLLECTION,
  VIOLATIONS_COLLECTION,
  REGISTER_ANSWERS_COLLECTION,
  PRICE_PROOFS_COLLECTION,
];

/**
 * Deletes rate limits, seen events, entries of changes, counts of violations, answers of the register and
 * proofs of prices that have expired, for projects without a TTL policy. Returns how many.
 */
export async function deleteExpiredDocuments(deps: {
  db: Firestore;
  now: () => Date;
}): Promise<number> {
  let count = 0;
  for (const name of EXPIRING) {
    const expired = deps.db
      .collection(name)
      .where('expires_at', '<=', Timestamp.fromDate(deps.now()));
    count += await deleteMatching(deps.db, expired);
  }
  return count;
}
