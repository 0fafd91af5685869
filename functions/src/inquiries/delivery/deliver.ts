import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import * as v from 'valibot';
import {
  INQUIRIES_COLLECTION,
  type Inquiry,
  InquirySchema,
  MAX_DELIVERY_ATTEMPTS,
} from '#domain/inquiry/inquiry.ts';
import { isNotFound } from '#functions/src/shared/firestore-errors.ts';
import { log } from '#functions/src/shared/log.ts';
import { composeMail } from './compose-mail.ts';
import type { SendMail } from './smtp-sender.ts';

/** Longer than any attempt may take; afterwards another delivery may try. */
const LEASE_MS = 2 * 60_000;
const FIRST_BACKOFF_MS = 30_000;
const LONGEST_BACKOFF_MS = 4 * 3_600_000;
const SWEEP_SIZE = 50;
const SWEEP_PARALLEL = 5;

export interface DeliveryDeps {
  inquiriesDb: Firestore;
  now: () => Date;
  /** From 0 to 1, for the jitter. */
  random: () => number;
  send: SendMail;
  from: string;
  to: string;
  publicUrl: string;
}

export type DeliveryOutcome = 'sent' | 'failed' | 'dead' | 'not_due';

/**
 * Mails one inquiry if it is due. A lease on the document makes two deliveries at once send one
 * mail; if the process dies, the inquiry is due again once the lease has expired.
 */
export async function deliver(id: string, deps: DeliveryDeps): Promise<DeliveryOutcome> {
  const claimed = await claim(id, deps);
  if (claimed === 'not_due' || claimed === 'dead') return claimed;
  try {
    await deps.send(composeMail(claimed, deps));
  } catch (error) {
    return recordFailure(claimed, error, deps);
  }
  await recordSent(claimed, deps);
  return 'sent';
}

/** Mails the inquiries that are due, oldest first; returns how many there were. */
export async function sweepInquiries(deps: DeliveryDeps): Promise<number> {
  const due = await deps.inquiriesDb
    .collection(INQUIRIES_COLLECTION)
    .where('next_attempt_at', '<=', Timestamp.fromDate(deps.now()))
    .orderBy('next_attempt_at')
    .limit(SWEEP_SIZE)
    .get();
  const ids = due.docs.map((document) => document.id);
  // A few at a time, since the mail server may be a small one.
  const worker = async () => {
    for (let id = ids.shift(); id !== undefined; id = ids.shift()) {
      // An inquiry that cannot be read must not hold up the others.
      await deliver(id, deps).catch((cause: unknown) => log.inquiryNotDelivered(id, cause));
    }
  };
  await Promise.all(Array.from({ length: SWEEP_PARALLEL }, worker));
  if (due.size > 0) log.mailSwept(due.size);
  return due.size;
}

/** Wait after attempt number `attempt`, in milliseconds: doubling, bounded, with jitter up to a half. */
export function backoffMs(attempt: number, random: number): number {
  const full = Math.min(FIRST_BACKOFF_MS * 2 ** (attempt - 1), LONGEST_BACKOFF_MS);
  return Math.round(full * (0.5 + random / 2));
}

async function claim(id: string, deps: DeliveryDeps): Promise<Inquiry | 'not_due' | 'dead'> {
  const ref = deps.inquiriesDb.collection(INQUIRIES_COLLECTION).doc(id);
  return deps.inquiriesDb.runTransaction(async (transaction) => {
    const snapshot = await transaction.get(ref);
    if (!snapshot.exists) return 'not_due';
    const inquiry = { ...v.parse(InquirySchema, snapshot.data()), id };
    const now = deps.now();
    if (!isDue(inquiry, now)) return 'not_due';
    if (inquiry.attempts >= MAX_DELIVERY_ATTEMPTS) {
      transaction.update(ref, { delivery: 'dead', next_attempt_at: null });
      return 'dead';
    }
    const attempts = inquiry.attempts + 1;
    transaction.update(ref, {
      delivery: 'sending',
      attempts,
      next_attempt_at: Timestamp.fromMillis(now.getTime() + LEASE_MS),
    });
    return { ...inquiry, attempts };
  });
}

function isDue(inquiry: Inquiry, now: Date): boolean {
  if (inquiry.delivery !== 'pending' && inquiry.delivery !== 'sending') return false;
  return inquiry.next_attempt_at !== null && inquiry.next_attempt_at <= now;
}

async function recordSent(inquiry: Inquiry, deps: DeliveryDeps): Promise<void> {
  log.mailSent(inquiry.id, inquiry.attempts);
  try {
    // Recorded even if another delivery has claimed the inquiry since: the mail was sent.
    await deps.inquiriesDb
      .collection(INQUIRIES_COLLECTION)
      .doc(inquiry.id)
      .update({
        delivery: 'sent',
        sent_at: Timestamp.fromDate(deps.now()),
        next_attempt_at: null,
        delivery_error: null,
      });
  } catch (error) {
    // Staff have erased the inquiry in the meantime.
    if (!isNotFound(error)) throw error;
  }
}

async function recordFailure(
  { id, attempts }: Inquiry,
  cause: unknown,
  deps: DeliveryDeps,
): Promise<'failed' | 'dead'> {
  const givenUp = attempts >= MAX_DELIVERY_ATTEMPTS;
  if (givenUp) log.mailGivenUp(id, attempts);
  else log.mailFailed(id, attempts, cause);
  const next = deps.now().getTime() + backoffMs(attempts, deps.random());
  const ref = deps.inquiriesDb.collection(INQUIRIES_COLLECTION).doc(id);
  await deps.inquiriesDb.runTransaction(async (transaction) => {
    const current = await transaction.get(ref);
    // Our lease expired and another delivery has begun: its outcome counts.
    if (current.get('attempts') !== attempts || current.get('delivery') !== 'sending') return;
    transaction.update(ref, {
      delivery: givenUp ? 'dead' : 'pending',
      next_attempt_at: givenUp ? null : Timestamp.fromMillis(next),
      delivery_error: reason(cause),
    });
  });
  return givenUp ? 'dead' : 'failed';
}

function reason(cause: unknown): string {
  const inner = cause instanceof Error && cause.cause instanceof Error ? cause.cause : cause;
  return (inner instanceof Error ? inner.message : String(inner)).slice(0, 500);
}
