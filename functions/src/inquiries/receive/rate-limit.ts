import { createHmac } from 'node:crypto';
import { FieldValue, type Firestore, Timestamp, type WriteBatch } from 'firebase-admin/firestore';

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
  const named = (name: string) => `${hour}_${of}${name}`;
  const everybody = named(`${source}_all`);
  // By address too: otherwise anybody could block a customer whose e-mail address is known.
  const fromAddress = (what: string) => dailyHash(`${address} ${what}`, options);
  const limits = {
    [named(`${source}_${dailyHash(address, options)}`)]: share,
    [named(`email_${fromAddress(email.toLowerCase())}`)]: same,
    ...(text !== '' && { [named(`text_${fromAddress(plain(text))}`)]: same }),
    [everybody]: atLeastOne(share * ALL_ADDRESSES_FACTOR),
  };
  const { reached, count } = await readCounters(db, limits, new Date((hour + 2) * HOUR_MS));
  const isOnlyEverybody = reached.every((name) => name === everybody);
  const verdict = reached.length === 0 ? 'allowed' : isOnlyEverybody ? 'flooded' : 'reached';
  return { verdict, count };
}

/**
 * Reads counters, by the names of their documents each with its limit: which have reached it, and what
 * counts one more in all of them until they expire.
 */
export async function readCounters(
  db: Firestore,
  limits: Readonly<Record<string, number>>,
  expires: Date,
): Promise<{ reached: string[]; count: (batch: WriteBatch) => void }> {
  const counters = Object.entries(limits);
  const refs = counters.map(([name]) => db.collection(LIMITS_COLLECTION).doc(name));
  const counts = await db.getAll(...refs);
  const reached = counters.filter(
    ([, limit], index) => Number(counts[index]?.get('count') ?? 0) >= limit,
  );
  const one = { count: FieldValue.increment(1), expires_at: Timestamp.fromDate(expires) };
  return {
    reached: reached.map(([name]) => name),
    count: (batch) => {
      for (const ref of refs) batch.set(ref, one, { merge: true });
    },
  };
}

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
