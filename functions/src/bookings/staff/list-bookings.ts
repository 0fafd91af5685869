import type { Firestore } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { dealer } from '#dealer';
import { BOOKINGS_COLLECTION } from '#domain/booking/booking.ts';
import { startsOf } from '#domain/booking/free-times.ts';
import {
  RESERVATIONS_COLLECTION,
  type Reservation,
  ReservationSchema,
  type ReservationView,
  reservationStateAt,
} from '#domain/booking/reservation.ts';
import {
  type BookingsPage,
  MOST_DAYS_SHOWN,
  type ReservationsPage,
} from '#domain/booking/staff-api.ts';
import { INQUIRIES_COLLECTION } from '#domain/inquiry/inquiry.ts';
import { calendarDate, documentId } from '#domain/schema/schemas.ts';
import { addDays, danishDate } from '#domain/time/danish-date.ts';
import { bookingView, readable } from '#functions/src/inquiries/staff/view.ts';
import { reservationOfVehicle } from '#functions/src/reservations/reservation-store.ts';
import type { Services } from '#functions/src/shared/services.ts';
import { readPlan, readTaken } from '../booking-days.ts';

/**
 * Some days as staff see them: the taken times, when bookings begin, the visitors, and the held
 * vehicles.
 */
export async function listBookings(
  query: URLSearchParams,
  { inquiriesDb: db, now }: Pick<Services, 'inquiriesDb' | 'now'>,
): Promise<BookingsPage | ReservationsPage> {
  const reserved = query.get('reserved');
  if (reserved !== null) {
    const found = v.is(documentId, reserved) && (await reservationOfVehicle(db, reserved));
    const { reservation_hours: hours } = await readPlan(db);
    return { hours, reservations: await runningOf(db, found ? [found] : [], now()) };
  }
  const asked = query.get('from');
  const from = v.is(calendarDate, asked) ? asked : danishDate(now());
  const count = Math.min(Math.max(Number(query.get('days')) || 7, 1), MOST_DAYS_SHOWN);
  const dates = Array.from({ length: count }, (_, index) => addDays(from, index));
  const [plan, taken, stored, reservations] = await Promise.all([
    readPlan(db),
    readTaken(db, dates),
    db
      .collection(BOOKINGS_COLLECTION)
      .where('day', '>=', from)
      .where('day', '<=', dates.at(-1) ?? from)
      .get(),
    listReservations(db),
  ]);
  return {
    plan,
    hours: plan.reservation_hours,
    reservations: await runningOf(db, reservations, now()),
    days: dates.map((day) => ({
      day,
      starts: startsOf(day, plan, dealer.hours),
      taken: taken.get(day) ?? [],
    })),
    bookings: await withVisitors(db, readable(stored.docs, bookingView)),
  };
}

async function listReservations(db: Firestore): Promise<Reservation[]> {
  const { docs } = await db.collection(RESERVATIONS_COLLECTION).where('open', '==', true).get();
  return readable(docs, (document) => ({
    ...v.parse(ReservationSchema, document.data()),
    id: document.id,
  }));
}

/** The running reservations, the first to end first. */
function runningOf(
  db: Firestore,
  reservations: readonly Reservation[],
  now: Date,
): Promise<ReservationView[]> {
  const running = reservations.flatMap((reservation) => {
    const { id, vehicle, ends_at } = reservation;
    const isRunning = ends_at && reservationStateAt(reservation, now) === 'running';
    return isRunning ? [{ id, vehicle, ends_at: ends_at.toISOString() }] : [];
  });
  return withVisitors(
    db,
    running.toSorted((a, b) => (a.ends_at < b.ends_at ? -1 : 1)),
  );
}

/** Bookings or reservations with the name and the phone number of their inquiries. */
async function withVisitors<Item extends { id: string }>(
  db: Firestore,
  items: readonly Item[],
): Promise<(Item & { name: string; phone: string })[]> {
  if (items.length === 0) return [];
  const inquiries = items.map(({ id }) => db.collection(INQUIRIES_COLLECTION).doc(id));
  const found = await db.getAll(...inquiries, { fieldMask: ['name', 'phone'] });
  return items.map((item, index) => ({
    ...item,
    name: String(found[index]?.get('name') ?? ''),
    phone: String(found[index]?.get('phone') ?? ''),
  }));
}
