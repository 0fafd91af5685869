import { type Firestore, Timestamp, type WriteBatch } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { dealer, officeOf } from '#dealer';
import { BOOKINGS_COLLECTION, type Booking, BookingSchema } from '#domain/booking/booking.ts';
import type { Taken } from '#domain/booking/booking-day.ts';
import type { BookingPlan } from '#domain/booking/booking-plan.ts';
import {
  type BookingTime,
  bookableDates,
  type FreeDay,
  freeTimes,
  isBookable,
  minutesOf,
} from '#domain/booking/free-times.ts';
import type { InquiryVehicle } from '#domain/inquiry/inquiry.ts';
import { findPublicVehicle } from '../public-data/find-public-vehicle.ts';
import { changeDays, readPlan, readTaken } from './booking-days.ts';
import { addReminder } from './booking-mails.ts';

export interface NewBooking {
  id: string;
  time: BookingTime;
  /** Whether it gets its place now; otherwise once its visitor presses in the mail. */
  isDirect: boolean;
  plan: BookingPlan;
  vehicle: InquiryVehicle | null;
  email_key: string;
  expires_at: Timestamp;
}

/**
 * Stores a booking in one commit with what `write` adds, and takes its place. `taken` where the time
 * is not free any more; then nothing is stored.
 */
export function storeBooking(
  db: Firestore,
  { id, time, isDirect, plan, vehicle, email_key, expires_at }: NewBooking,
  { now, write }: { now: Date; write: (batch: WriteBatch) => void },
): Promise<'changed' | 'taken'> {
  const booking: Omit<Booking, 'created_at' | 'expires_at'> = {
    id,
    state: isDirect ? 'booked' : 'requested',
    ...time,
    minutes: plan.minutes,
    vehicle,
    email_key,
    version: 0,
    licence_seen_at: null,
  };
  return changeDays<'taken'>(db, [time.day], (days, batch) => {
    const taken = without(days.get(time.day), id);
    const question = {
      ...{ plan, now, hours: dealer.hours, vehicle: vehicle?.id ?? id },
      taken: new Map([[time.day, taken]]),
    };
    if (!isBookable(time, question)) return 'taken';
    write(batch);
    const { id: _, ...document } = booking;
    const times = { created_at: Timestamp.fromDate(now), expires_at };
    batch.create(db.collection(BOOKINGS_COLLECTION).doc(id), { ...document, ...times });
    if (!isDirect) return new Map();
    addReminder(db, batch, { ...booking, expires_at: expires_at.toDate() }, now);
    return new Map([[time.day, [...taken, takenBy(booking)]]]);
  });
}

export async function readBooking(db: Firestore, id: string): Promise<Booking | null> {
  const stored = await db.collection(BOOKINGS_COLLECTION).doc(id).get();
  return stored.exists ? { ...v.parse(BookingSchema, stored.data()), id } : null;
}

/** Whether the vehicle of a booking is no longer for sale, and so no reason to come, but for its buyer. */
export async function isSold(
  { vehicle }: Pick<Booking, 'vehicle'>,
  db: Firestore,
  now: Date,
): Promise<boolean> {
  if (!vehicle?.known) return false;
  const found = await findPublicVehicle(db, vehicle.id, now);
  return found === null || found.status === 'sold';
}

export async function readFreeTimes(db: Firestore, vehicle: string, now: Date): Promise<FreeDay[]> {
  const [plan, taken] = await Promise.all([readPlan(db), readTaken(db, bookableDates(now))]);
  const free = freeTimes({ plan, taken, vehicle, now, hours: dealer.hours });
  const open = dealer.offices.filter(({ id }) => (plan.capacity[id] ?? 0) > 0);
  if (open.length < 2) return free;
  return free.map((day) => ({ ...day, officeName: officeOf(day).name }));
}

export function takenBy(
  booking: Pick<Booking, 'id' | 'office' | 'start' | 'minutes' | 'vehicle'>,
): Taken {
  const { id, office, start, minutes, vehicle } = booking;
  const from = minutesOf(start);
  return { id, office, from, to: from + minutes, vehicle: vehicle?.id ?? id };
}

export function without(taken: readonly Taken[] = [], id: string): Taken[] {
  return taken.filter((other) => other.id !== id);
}
