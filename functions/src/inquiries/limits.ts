import { createHmac } from 'node:crypto';
import type { DocumentReference, Firestore, WriteBatch } from 'firebase-admin/firestore';
import { FieldValue, Timestamp } from 'firebase-admin/firestore';

export const LIMITS_COLLECTION = 'limits';
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Forms without a token are not known to have been open in a browser: a quarter of the limit. */
const WITHOUT_TOKEN_SHARE = 0.25;
/** Everybody together may send this many times what one address may. */
const EVERYBODY_FACTOR = 25;

export interface Allowance {
  allowed: boolean;
  /** Counts this inquiry, in the batch that stores it. */
  count(batch: WriteBatch): void;
}

/**
 * Whether an address may send one more this hour. Addresses are kept as a hash whose salt changes
 * daily, in counter documents that expire. Two inquiries in the same instant may both pass: a
 * limit that is exact would make visitors wait for each other.
 */
export async function allowance(
  db: Firestore,
  options: { address: string; perHour: number; withToken: boolean; secret: string; now: Date },
): Promise<Allowance> {
  const { perHour, withToken, now } = options;
  const hour = Math.floor(now.getTime() / HOUR_MS);
  const share = Math.max(1, Math.floor(perHour * (withToken ? 1 : WITHOUT_TOKEN_SHARE)));
  const lane = withToken ? 'form' : 'plain';
  const limits = db.collection(LIMITS_COLLECTION);
  const counters = [
    { ref: limits.doc(`${hour}_${lane}_${addressHash(options)}`), limit: share },
    { ref: limits.doc(`${hour}_${lane}_all`), limit: share * EVERYBODY_FACTOR },
  ];
  const counts = await db.getAll(...counters.map(({ ref }) => ref));
  return {
    allowed: counters.every(({ limit }, index) => Number(counts[index]?.get('count') ?? 0) < limit),
    count: (batch) => {
      for (const { ref } of counters) countUp(batch, ref, new Date((hour + 2) * HOUR_MS));
    },
  };
}

/** The address under today's salt. */
export function addressHash(options: { address: string; secret: string; now: Date }): string {
  const day = Math.floor(options.now.getTime() / DAY_MS);
  const salt = createHmac('sha256', options.secret).update(`address salt ${day}`).digest();
  return createHmac('sha256', salt).update(options.address).digest('base64url').slice(0, 22);
}

function countUp(batch: WriteBatch, ref: DocumentReference, expires: Date): void {
  batch.set(
    ref,
    { count: FieldValue.increment(1), expires_at: Timestamp.fromDate(expires) },
    { merge: true },
  );
}
