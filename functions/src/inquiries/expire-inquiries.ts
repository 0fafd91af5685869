import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { BOOKINGS_COLLECTION } from '#domain/booking/booking.ts';
import { BOOKING_DAYS } from '#domain/booking/booking-day.ts';
import { RESERVATIONS_COLLECTION } from '#domain/booking/reservation.ts';
import { INQUIRIES_COLLECTION } from '#domain/inquiry/inquiry.ts';
import { MAILS_COLLECTION } from '#domain/inquiry/visitor-mail.ts';
import { WATCHERS_COLLECTION } from '#domain/watch/watcher.ts';
import { deleteMatching } from '../shared/delete-matching.ts';
import { log } from '../shared/log.ts';

/**
 * Deletes the inquiries, mails, bookings, reservations and watchers whose retention has ended; returns the number
 * of inquiries. See docs/why/privacy.md.
 */
export async function expireInquiries(deps: {
  inquiriesDb: Firestore;
  now: () => Date;
}): Promise<number> {
  const { inquiriesDb, now } = deps;
  const expired = (collection: string) =>
    inquiriesDb.collection(collection).where('expires_at', '<=', Timestamp.fromDate(now()));
  const count = await deleteMatching(inquiriesDb, expired(INQUIRIES_COLLECTION));
  for (const collection of [
    MAILS_COLLECTION,
    BOOKINGS_COLLECTION,
    BOOKING_DAYS,
    RESERVATIONS_COLLECTION,
    WATCHERS_COLLECTION,
  ]) {
    await deleteMatching(inquiriesDb, expired(collection));
  }
  log.inquiriesExpired(count);
  return count;
}
