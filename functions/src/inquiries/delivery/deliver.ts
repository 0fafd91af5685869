import { type DocumentReference, Timestamp } from 'firebase-admin/firestore';
import pMap from 'p-map';
import { MAX_DELIVERY_ATTEMPTS } from '#domain/inquiry/inquiry.ts';
import type { DeliveryState } from '#domain/inquiry/states.ts';
import { isNotFound } from '#functions/src/shared/error-codes.ts';
import { log } from '#functions/src/shared/log.ts';
import type { DeliveryDeps } from './delivery-deps.ts';
import { INQUIRY_MAILS, type Outbox, VISITOR_MAILS } from './outboxes.ts';

/** Longer than any attempt may take; afterwards another delivery may try. */
const LEASE_MS = 2 * 60_000;
const FIRST_BACKOFF_MS = 30_000;
const LONGEST_BACKOFF_MS = 4 * 3_600_000;
/** Mails of one outbox in one sweep. */
export const SWEEP_SIZE = 50;
const SWEEP_PARALLEL = 5;

export type DeliveryOutcome = 'sent' | 'failed' | 'dead' | 'held' | 'not_due';

/** The mail of one document while a delivery has its lease. */
interface Claim {
  ref: DocumentReference;
  attempts: number;
  compose: () => ReturnType<ReturnType<Outbox['read']>['compose']>;
}

/**
 * Sends the mail of one document if it is due: of an inquiry to the dealer, or of `VISITOR_MAILS` to
 * its visitor. A lease on the document makes two deliveries at once send one mail; if the process
 * dies, the mail is due again once the lease has expired. Why it is so: docs/why/mails.md.
 */
export async function deliver(
  id: string,
  deps: DeliveryDeps,
  outbox: Outbox = INQUIRY_MAILS,
): Promise<DeliveryOutcome> {
  const claimed = await claim(id, deps, outbox);
  if (claimed === 'not_due' || claimed === 'dead') return claimed;
  let outcome: 'sent' | 'held';
  try {
    const mail = await claimed.compose();
    if (mail) await deps.send(mail);
    outcome = mail ? 'sent' : 'held';
  } catch (error) {
    return recordFailure(claimed, error, deps);
  }
  await recordEnd(claimed, outcome, deps);
  return outcome;
}

/** Sends the mails that are due, to the dealer and to visitors; returns how many there were. */
export async function sweepInquiries(deps: DeliveryDeps): Promise<number> {
  return (await sweep(INQUIRY_MAILS, deps)) + (await sweep(VISITOR_MAILS, deps));
}

async function sweep(outbox: Outbox, deps: DeliveryDeps): Promise<number> {
  const due = await deps.inquiriesDb
    .collection(outbox.collection)
    .where('next_attempt_at', '<=', Timestamp.fromDate(deps.now()))
    .orderBy('next_attempt_at')
    .limit(SWEEP_SIZE)
    .get();
  // An inquiry that cannot be read must not hold up the others.
  const send = ({ id }: { id: string }) =>
    deliver(id, deps, outbox).catch((cause: unknown) => log.inquiryNotDelivered(id, cause));
  // A few at a time, since the mail server may be a small one.
  await pMap(due.docs, send, { concurrency: SWEEP_PARALLEL });
  if (due.size > 0) log.mailSwept(due.size);
  return due.size;
}

/** Wait after attempt number `attempt`, in milliseconds: doubling, bounded, with jitter up to a half. */
export function backoffMs(attempt: number, random: number): number {
  const full = Math.min(FIRST_BACKOFF_MS * 2 ** (attempt - 1), LONGEST_BACKOFF_MS);
  return Math.round(full * (0.5 + random / 2));
}

async function claim(
  id: string,
  deps: DeliveryDeps,
  outbox: Outbox,
): Promise<Claim | 'not_due' | 'dead'> {
  const ref = deps.inquiriesDb.collection(outbox.collection).doc(id);
  return deps.inquiriesDb.runTransaction(async (transaction) => {
    const snapshot = await transaction.get(ref);
    if (!snapshot.exists) return 'not_due';
    const due = outbox.read(id, snapshot.data());
    const now = deps.now();
    if (!isDue(due, now)) return 'not_due';
    if (due.attempts >= MAX_DELIVERY_ATTEMPTS) {
      transaction.update(ref, { delivery: 'dead', next_attempt_at: null });
      return 'dead';
    }
    const attempts = due.attempts + 1;
    transaction.update(ref, {
      delivery: 'sending',
      attempts,
      next_attempt_at: Timestamp.fromMillis(now.getTime() + LEASE_MS),
    });
    return { ref, attempts, compose: () => due.compose(deps) };
  });
}

function isDue(
  { delivery, next_attempt_at }: { delivery: DeliveryState; next_attempt_at: Date | null },
  now: Date,
): boolean {
  if (delivery !== 'pending' && delivery !== 'sending') return false;
  return next_attempt_at !== null && next_attempt_at <= now;
}

async function recordEnd(
  { ref, attempts }: Claim,
  outcome: 'sent' | 'held',
  deps: DeliveryDeps,
): Promise<void> {
  if (outcome === 'sent') log.mailSent(ref.id, attempts);
  try {
    // Recorded even if another delivery has claimed the document since: the mail was sent.
    await ref.update({
      delivery: outcome,
      ...(outcome === 'sent' && { sent_at: Timestamp.fromDate(deps.now()) }),
      next_attempt_at: null,
      delivery_error: null,
    });
  } catch (error) {
    // Staff have erased the inquiry in the meantime.
    if (!isNotFound(error)) throw error;
  }
}

async function recordFailure(
  { ref, attempts }: Claim,
  cause: unknown,
  deps: DeliveryDeps,
): Promise<'failed' | 'dead'> {
  const givenUp = attempts >= MAX_DELIVERY_ATTEMPTS;
  if (givenUp) log.mailGivenUp(ref.id, attempts);
  else log.mailFailed(ref.id, attempts, cause);
  const next = deps.now().getTime() + backoffMs(attempts, deps.random());
  await deps.inquiriesDb.runTransaction(async (transaction) => {
    const current = await transaction.get(ref);
    // Our lease expired and another delivery has begun: its outcome counts.
    if (current.get('attempts') !== attempts || current.get('delivery') !== 'sending') return;
    transaction.update(ref, {
      delivery: givenUp ? 'dead' : 'pending',
      next_attempt_at: givenUp ? null : Timestamp.fromMillis(next),
      delivery_error: (cause instanceof Error ? cause.message : String(cause)).slice(0, 500),
    });
  });
  return givenUp ? 'dead' : 'failed';
}
