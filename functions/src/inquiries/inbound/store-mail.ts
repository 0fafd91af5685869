import { createHash } from 'node:crypto';
import { FieldValue, type Firestore, Timestamp } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { INQUIRIES_COLLECTION, InquirySchema } from '#domain/inquiry/inquiry.ts';
import { MAILS_COLLECTION } from '#domain/inquiry/visitor-mail.ts';
import { mailsOfDay } from '../delivery/outboxes.ts';
import { LIMITS_COLLECTION } from '../receive/rate-limit.ts';
import { promisedAt } from '../receive/store-inquiry.ts';
import { CALL_MS, type InboundCall } from './mailgun.ts';
import type { IncomingMail } from './read-mail.ts';

/** Mails of one person; only two programs that answer each other write more. */
const MOST_A_DAY = 30;

/**
 * Adds a mail to the thread of its inquiry, which then waits for us again, and to the outbox, which
 * sends the dealer a copy. `repeated`: it is there already. `replayed`: the call has another mail than
 * the one that its token was used for.
 */
export async function storeMail(
  db: Firestore,
  received: { inquiryId: string; mail: IncomingMail; call: InboundCall; now: Date },
): Promise<'stored' | 'repeated' | 'replayed' | 'no_inquiry' | 'too_many'> {
  const { inquiryId, mail, call, now } = received;
  const { messageId, from, subject, text, attachments } = mail;
  const inquiryRef = db.collection(INQUIRIES_COLLECTION).doc(inquiryId);
  const mailRef = db
    .collection(MAILS_COLLECTION)
    .doc(`in_${hash(`${inquiryId} ${messageId || call.mime}`)}`);
  const tokenRef = db.collection(LIMITS_COLLECTION).doc(`inbound_${hash(call.token)}`);
  return db.runTransaction(async (transaction) => {
    const [stored, known, used] = await transaction.getAll(inquiryRef, mailRef, tokenRef);
    if (known?.exists) return 'repeated';
    if (used?.exists) return 'replayed';
    if (!stored?.exists) return 'no_inquiry';
    const inquiry = v.parse(InquirySchema, stored.data());
    const { email_key, expires_at, state, promised_at } = inquiry;
    const earlier = await mailsOfDay(db, { kind: 'incoming', email_key, created_at: now });
    if (earlier >= MOST_A_DAY) return 'too_many';
    transaction.create(mailRef, {
      kind: 'incoming',
      inquiry_id: inquiryId,
      ...{ email_key, expires_at, from, subject, text, attachments },
      created_at: now,
      delivery: 'pending',
      next_attempt_at: now,
    });
    transaction.create(tokenRef, {
      expires_at: Timestamp.fromMillis(now.getTime() + 2 * CALL_MS),
    });
    transaction.update(inquiryRef, {
      state: 'new',
      closed_at: null,
      remind_on: null,
      // A second mail before our answer does not give us more time.
      promised_at: (state === 'new' && promised_at) || promisedAt(now),
      version: inquiry.version + 1,
      handled: FieldValue.delete(),
      handled_at: FieldValue.delete(),
    });
    return 'stored';
  });
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 32);
}
