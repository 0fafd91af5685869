import { type Firestore, Timestamp, type WriteBatch } from 'firebase-admin/firestore';
import type { Booking } from '#domain/booking/booking.ts';
import { type BookingEvent, MAILS_COLLECTION } from '#domain/inquiry/visitor-mail.ts';
import { addDays, danishTime } from '#domain/time/danish-date.ts';

/** When a reminder is sent on the day before, by the clock. */
const REMINDED_AT = '10:00';

type Mailed = Pick<Booking, 'id' | 'email_key' | 'version' | 'expires_at'>;

/**
 * Puts a mail about a booking into the outbox, in the commit that changes the booking. It is sent only
 * while the booking has that version: a later change has a mail of its own.
 */
export function addBookingMail(
  db: Firestore,
  batch: WriteBatch,
  { id, email_key, version, expires_at }: Mailed,
  { event, now, due = now }: { event: BookingEvent; now: Date; due?: Date },
): void {
  batch.create(db.collection(MAILS_COLLECTION).doc(`${id}_${version}_${event}`), {
    kind: 'booking',
    inquiry_id: id,
    ...{ event, email_key },
    booking_version: version,
    created_at: Timestamp.fromDate(now),
    expires_at: Timestamp.fromDate(expires_at),
    delivery: 'pending',
    next_attempt_at: Timestamp.fromDate(due),
  });
}

/** The reminder of the day before; none where that time is over, since the confirmation has just been sent. */
export function addReminder(
  db: Firestore,
  batch: WriteBatch,
  booking: Mailed & Pick<Booking, 'day'>,
  now: Date,
): void {
  const due = new Date(danishTime(addDays(booking.day, -1), REMINDED_AT));
  if (due > now) addBookingMail(db, batch, booking, { event: 'reminder', now, due });
}
