import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { PRICE_PROOFS_COLLECTION } from '#domain/price-log/price-proof.ts';
import { CHANGES_COLLECTION } from '#domain/publishing.ts';
import { VIOLATIONS_COLLECTION } from '../health/count-violations.ts';
import { LIMITS_COLLECTION } from '../inquiries/receive/rate-limit.ts';
import { SEEN_EVENTS_COLLECTION } from '../publishing/request/request-build.ts';
import { REGISTER_ANSWERS_COLLECTION } from '../register/cached-register.ts';
import { deleteMatching } from '../shared/delete-matching.ts';

const EXPIRING = [
  SEEN_EVENTS_COLLECTION,
  CHANGES_COLLECTION,
  REGISTER_ANSWERS_COLLECTION,
  PRICE_PROOFS_COLLECTION,
];
const EXPIRING_INQUIRIES = [LIMITS_COLLECTION, VIOLATIONS_COLLECTION];

/**
 * Deletes rate limits, seen events, entries of changes, counts of violations, answers of the register and
 * proofs of prices that have expired, for projects without a TTL policy. Returns how many.
 */
export async function deleteExpiredDocuments(deps: {
  db: Firestore;
  inquiriesDb: Firestore;
  now: () => Date;
}): Promise<number> {
  const before = Timestamp.fromDate(deps.now());
  const databases = [
    { db: deps.db, names: EXPIRING },
    { db: deps.inquiriesDb, names: EXPIRING_INQUIRIES },
  ];
  let count = 0;
  for (const { db, names } of databases) {
    for (const name of names) {
      const expired = db.collection(name).where('expires_at', '<=', before);
      count += await deleteMatching(db, expired);
    }
  }
  return count;
}
