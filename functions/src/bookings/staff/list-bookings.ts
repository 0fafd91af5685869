import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { dealer } from '#dealer';
import { BOOKINGS_COLLECTION, type BookingView } from '#domain/booking/booking.ts';
import { startsOf } from '#domain/booking/free-times.ts';
import { type BookingsPage, MOST_DAYS_SHOWN } from '#domain/booking/staff-api.ts';
import { INQUIRIES_COLLECTION } from '#domain/inquiry/inquiry.ts';
import { calendarDate } from '#domain/schema/schemas.ts';
import { addDays, danishDate } from '#domain/time/danish-date.ts';
import { bookingView, readable } from '#functions/src/inquiries/staff/view.ts';
import { readPlan, readTaken } from '../booking-days.ts';

interface ListDeps {
  inquiriesDb: Firestore;
  now: () => Date;
}

/** Some days as staff see them: what is taken, when bookings begin, and who comes. */
export async function listBookings(
  query: URLSearchParams,
  { inquiriesDb: db, now }: ListDeps,
): Promise<BookingsPage> {
  const asked = query.get('from');
  const from = v.is(calendarDate, asked) ? asked : danishDate(now());
  const count = Math.min(Math.max(Number(query.get('days')) || 7, 1), MOST_DAYS_SHOWN);
  const dates = Array.from({ length: count }, (_, index) => addDays(from, index));
  const [plan, taken, stored] = await Promise.all([
    readPlan(db),
    readTaken(db, dates),
    db
      .collection(BOOKINGS_COLLECTION)
      .where('day', '>=', from)
      .where('day', '<=', dates.at(-1) ?? from)
      .get(),
  ]);
  return {
    plan,
    days: dates.map((day) => ({
      day,
      starts: startsOf(day, plan, dealer.hours),
      taken: taken.get(day) ?? [],
    })),
    bookings: await withVisitors(db, stored.docs),
  };
}

/** The bookings with the name and the phone number of their inquiries. */
async function withVisitors(
  db: Firestore,
  documents: readonly DocumentSnapshot[],
): Promise<BookingView[]> {
  const bookings = readable(documents, bookingView);
  if (bookings.length === 0) return [];
  const inquiries = bookings.map(({ id }) => db.collection(INQUIRIES_COLLECTION).doc(id));
  const found = await db.getAll(...inquiries, { fieldMask: ['name', 'phone'] });
  return bookings.map((booking, index) => ({
    ...booking,
    name: String(found[index]?.get('name') ?? ''),
    phone: String(found[index]?.get('phone') ?? ''),
  }));
}
