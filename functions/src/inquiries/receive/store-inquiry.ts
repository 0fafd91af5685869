import { createHmac, randomUUID } from 'node:crypto';
import { type Firestore, Timestamp, type WriteBatch } from 'firebase-admin/firestore';
import { dealer } from '#dealer';
import { STORED_FIELDS, type StoredField } from '#domain/inquiry/forms.ts';
import { INQUIRIES_COLLECTION, type InquiryVehicle } from '#domain/inquiry/inquiry.ts';
import { expiresAt } from '#domain/inquiry/purposes.ts';
import { phoneKey, searchWords } from '#domain/inquiry/search-words.ts';
import type { InquirySubmission } from '#domain/inquiry/submission.ts';
import { MAILS_COLLECTION } from '#domain/inquiry/visitor-mail.ts';
import { afterOpenMinutes } from '#domain/time/opening-hours.ts';
import type { BookingLimit } from '#functions/src/bookings/booking-limit.ts';
import { type NewBooking, storeBooking } from '#functions/src/bookings/store-booking.ts';
import { addReservation } from '#functions/src/reservations/reservation-store.ts';
import { isAlreadyExists } from '#functions/src/shared/error-codes.ts';
import { formTokenId } from './form-token.ts';
import { LIMITS_COLLECTION, type RateLimit } from './rate-limit.ts';
import { ownWords, settledFields } from './settle-inquiry.ts';

export interface NewInquiry {
  submission: InquirySubmission;
  vehicle: InquiryVehicle | null;
  /** Likely spam, or sent during a flood: shown to staff, not mailed. */
  held: boolean;
  booking?: (Pick<NewBooking, 'time' | 'plan'> & { limit: BookingLimit }) | null;
}

/**
 * The id of an inquiry. The same submission with the same key has the same id, so that a retry
 * stores it once; another submission with that key has an id of its own. In lower case, since it
 * becomes part of a mail address.
 */
export function inquiryId(
  key: string | undefined,
  submission: InquirySubmission,
  secret: string,
): string {
  if (!key) return randomUUID();
  return createHmac('sha256', secret)
    .update(`inquiry ${key}\n${JSON.stringify(submission)}`)
    .digest('hex')
    .slice(0, 32);
}

export async function isStored(db: Firestore, id: string): Promise<boolean> {
  return (await db.collection(INQUIRIES_COLLECTION).doc(id).get()).exists;
}

/**
 * Stores an inquiry with its receipt, counts it for the rate limit and uses up its form token, in one commit. A
 * retry of a stored inquiry finds it there; another inquiry with the same token is not stored, nor is one whose
 * time is `taken`.
 */
export async function storeInquiry(
  db: Firestore,
  id: string,
  inquiry: NewInquiry,
  { now, rateLimit, token }: { now: Date; rateLimit: RateLimit; token: string | null },
): Promise<'stored' | 'already_there' | 'token_used' | 'taken'> {
  const { booking, held } = inquiry;
  const isDirect = booking?.limit.isDirect === true && !held;
  const stored = inquiryDocument(inquiry, now);
  const isSettled = isDirect && ownWords(stored) === '';
  const document = { ...stored, ...(isSettled && settledFields(now)) };
  const write = (batch: WriteBatch) => {
    batch.create(db.collection(INQUIRIES_COLLECTION).doc(id), document);
    if (!held) {
      batch.create(db.collection(MAILS_COLLECTION).doc(id), receiptDocument(id, document));
    }
    rateLimit.count(batch);
    booking?.limit.count(batch);
    if (document.type === 'reservation' && document.vehicle && !held) {
      const { vehicle, email_key, created_at, expires_at } = document;
      addReservation(db, batch, { id, vehicle, email_key, created_at, expires_at });
    }
    if (token !== null) {
      const used = formTokenId(token);
      const ref = db.collection(LIMITS_COLLECTION).doc(`token_${used.id}`);
      batch.create(ref, { expires_at: Timestamp.fromDate(used.expires) });
    }
  };
  try {
    if (!booking) {
      const batch = db.batch();
      write(batch);
      await batch.commit();
      return 'stored';
    }
    const { email_key, expires_at, vehicle } = document;
    const wanted = { ...booking, ...{ id, isDirect, vehicle, email_key, expires_at } };
    const outcome = await storeBooking(db, wanted, { now, write });
    if (outcome === 'changed') return 'stored';
    return (await isStored(db, id)) ? 'already_there' : 'taken';
  } catch (error) {
    if (!isAlreadyExists(error)) throw error;
    return (await isStored(db, id)) ? 'already_there' : 'token_used';
  }
}

function inquiryDocument({ submission, vehicle, held }: NewInquiry, now: Date) {
  const { type, email } = submission;
  const person = wellFormed({ name: nameOf(submission), email, ...storedFields(submission) });
  const about = vehicle && wellFormed(vehicle);
  return {
    type,
    channel: 'form',
    ...person,
    email_key: email.toLowerCase(),
    phone_key: phoneKey(person.phone),
    words: searchWords({ ...person, vehicle: about }),
    vehicle: about,
    created_at: Timestamp.fromDate(now),
    expires_at: Timestamp.fromDate(expiresAt({ type, vehicle }, now)),
    state: 'new',
    version: 0,
    note: '',
    promised_at: held ? null : Timestamp.fromDate(promisedAt(now)),
    delivery: held ? 'held' : 'pending',
    next_attempt_at: held ? null : Timestamp.fromDate(now),
  };
}

function receiptDocument(id: string, inquiry: ReturnType<typeof inquiryDocument>) {
  const { email_key, created_at, expires_at } = inquiry;
  return {
    kind: 'receipt',
    inquiry_id: id,
    ...{ email_key, created_at, expires_at },
    delivery: 'pending',
    next_attempt_at: created_at,
  };
}

/** The latest time at which an inquiry that arrives now is answered. */
export function promisedAt(now: Date): Date {
  return afterOpenMinutes(now, dealer.answers.withinHours * 60, dealer.hours);
}

function nameOf(submission: InquirySubmission): string {
  if ('name' in submission) return submission.name;
  return `${submission.firstName} ${submission.lastName}`.trim();
}

function storedFields(submission: Partial<Record<string, unknown>>): Record<StoredField, string> {
  return Object.fromEntries(
    STORED_FIELDS.map((field) => [field, submission[field] ?? '']),
  ) as Record<StoredField, string>;
}

/** Replaces halves of surrogate pairs, which cannot be stored as UTF-8. */
function wellFormed<Fields extends object>(fields: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fields).map(([field, value]) => [
      field,
      typeof value === 'string' ? value.toWellFormed() : value,
    ]),
  ) as Fields;
}
