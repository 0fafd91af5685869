import { createHmac } from 'node:crypto';
import type { DocumentReference, Firestore, WriteBatch } from 'firebase-admin/firestore';
import { FieldValue, Timestamp } from 'firebase-admin/firestore';

export const LIMITS_COLLECTION = 'limits';
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** A submission without a form token may come from a script: its address gets a quarter. */
const WITHOUT_TOKEN_SHARE = 0.25;
/** The limit of all addresses together, in limits of one address. */
const ALL_ADDRESSES_FACTOR = 2.5;
/** One e-mail address and one text, each from one address, get a twentieth. */
const SAME_SHARE = 0.05;

export interface RateLimit {
  /**
   * `reached`: this sender has sent enough. `flooded`: only the limit of all addresses together is
   * reached, which says nothing about this sender.
   */
  verdict: 'allowed' | 'flooded' | 'reached';
  /** Counts the inquiry, in the batch that stores it. */
  count(batch: WriteBatch): void;
}

interface Sender {
  /** The visitor's IP address, or the network that it is counted by. */
  address: string;
  email: string;
  /** What the visitor wrote; empty where it is only what the form had filled in. */
  text: string;
}

/**
 * Judges one more inquiry this hour. Everybody in a showroom or an office shares an
 * address, so its limit is generous; what repeats itself, one e-mail address or one text, is what a
 * flood looks like, and its limit is strict. Addresses, e-mail addresses and texts are stored as
 * hashes whose salt changes daily, in counter documents that expire. Two inquiries in the same
 * instant may both pass: an exact limit would make visitors wait for each other.
 */
export async function checkRateLimit(
  db: Firestore,
  options: Sender & {
    perHour: number;
    withToken: boolean;
    secret: string;
    now: Date;
    /** Of a form that a flood of another one must not close. */
    of?: string;
  },
): Promise<RateLimit> {
  const { address, email, text, perHour, withToken, now, of = '' } = options;
  const hour = Math.floor(now.getTime() / HOUR_MS);
  const share = atLeastOne(perHour * (withToken ? 1 : WITHOUT_TOKEN_SHARE));
  const same = atLeastOne(perHour * SAME_SHARE);
  const source = withToken ? 'form' : 'plain';
  const counter = (name: string, limit: number) => ({
    ref: db.collection(LIMITS_COLLECTION).doc(`${hour}_${of}${name}`),
    limit,
  });
  const everybody = counter(`${source}_all`, atLeastOne(share * ALL_ADDRESSES_FACTOR));
  // By address too: otherwise anybody could block a customer whose e-mail address is known.
  const fromAddress = (what: string) => dailyHash(`${address} ${what}`, options);
  const own = [
    counter(`${source}_${dailyHash(address, options)}`, share),
    counter(`email_${fromAddress(email.toLowerCase())}`, same),
    ...(text === '' ? [] : [counter(`text_${fromAddress(plain(text))}`, same)]),
  ];
  const counters = [...own, everybody];
  const counts = await db.getAll(...counters.map(({ ref }) => ref));
  const reached = counters.filter(
    ({ limit }, index) => Number(counts[index]?.get('count') ?? 0) >= limit,
  );
  const isOnlyEverybody = reached.every((counter) => counter === everybody);
  return {
    verdict: reached.length === 0 ? 'allowed' : isOnlyEverybody ? 'flooded' : 'reached',
    count: (batch) => {
      for (const { ref } of counters) increment(batch, ref, new Date((hour + 2) * HOUR_MS));
    },
  };
}

/** A hash with the salt of the day. */
export function dailyHash(text: string, options: { secret: string; now: Date }): string {
  const day = Math.floor(options.now.getTime() / DAY_MS);
  const salt = createHmac('sha256', options.secret).update(`address salt ${day}`).digest();
  return createHmac('sha256', salt).update(text).digest('base64url').slice(0, 22);
}

/**
 * The letters and digits of a text, so that other spaces, dots or capitals do not change its hash.
 */
function plain(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

function atLeastOne(limit: number): number {
  return Math.max(1, Math.floor(limit));
}

/** Counts one more in a counter that expires. */
export function increment(batch: WriteBatch, ref: DocumentReference, expires: Date): void {
  batch.set(
    ref,
    { count: FieldValue.increment(1), expires_at: Timestamp.fromDate(expires) },
    { merge: true },
  );
}
