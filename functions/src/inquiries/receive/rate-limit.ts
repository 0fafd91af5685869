import { createHmac } from 'node:crypto';
import type { DocumentReference, Firestore, WriteBatch } from 'firebase-admin/firestore';
import { FieldValue, Timestamp } from 'firebase-admin/firestore';

export const LIMITS_COLLECTION = 'limits';
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** A submission without a form token may come from a script: its address gets a quarter. */
const WITHOUT_TOKEN_SHARE = 0.25;
/** The limit of all addresses together, in limits of one address. */
const ALL_ADDRESSES_FACTOR = 25;

export interface RateLimit {
  allowed: boolean;
  /** Counts this inquiry, in the batch that stores it. */
  count(batch: WriteBatch): void;
}

/**
 * Whether an address may send one more inquiry this hour. Addresses are stored as a hash whose salt
 * changes daily, in counter documents that expire. Two inquiries in the same instant may both pass:
 * an exact limit would make visitors wait for each other.
 */
export async function checkRateLimit(
  db: Firestore,
  options: { address: string; perHour: number; withToken: boolean; secret: string; now: Date },
): Promise<RateLimit> {
  const { perHour, withToken, now } = options;
  const hour = Math.floor(now.getTime() / HOUR_MS);
  const share = Math.max(1, Math.floor(perHour * (withToken ? 1 : WITHOUT_TOKEN_SHARE)));
  const source = withToken ? 'form' : 'plain';
  const limits = db.collection(LIMITS_COLLECTION);
  const counters = [
    { ref: limits.doc(`${hour}_${source}_${addressHash(options)}`), limit: share },
    { ref: limits.doc(`${hour}_${source}_all`), limit: share * ALL_ADDRESSES_FACTOR },
  ];
  const counts = await db.getAll(...counters.map(({ ref }) => ref));
  return {
    allowed: counters.every(({ limit }, index) => Number(counts[index]?.get('count') ?? 0) < limit),
    count: (batch) => {
      for (const { ref } of counters) increment(batch, ref, new Date((hour + 2) * HOUR_MS));
    },
  };
}

/** A hash of the address with the salt of the day. */
export function addressHash(options: { address: string; secret: string; now: Date }): string {
  const day = Math.floor(options.now.getTime() / DAY_MS);
  const salt = createHmac('sha256', options.secret).update(`address salt ${day}`).digest();
  return createHmac('sha256', salt).update(options.address).digest('base64url').slice(0, 22);
}

function increment(batch: WriteBatch, ref: DocumentReference, expires: Date): void {
  batch.set(
    ref,
    { count: FieldValue.increment(1), expires_at: Timestamp.fromDate(expires) },
    { merge: true },
  );
}
