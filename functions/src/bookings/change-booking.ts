import type { Firestore, WriteBatch } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { dealer } from '#dealer';
import {
  BOOKINGS_COLLECTION,
  type Booking,
  BookingSchema,
  isOver,
} from '#domain/booking/booking.ts';
import { isFree, type TakenByDay } from '#domain/booking/booking-day.ts';
import type { BookingPlan } from '#domain/booking/booking-plan.ts';
import { type BookingTime, isBookable } from '#domain/booking/free-times.ts';
import type { BookingEvent } from '#domain/inquiry/visitor-mail.ts';
import { settleInquiry } from '../inquiries/receive/settle-inquiry.ts';
import { changeDays, readPlan } from './booking-days.ts';
import { addBookingMail, addReminder } from './booking-mails.ts';
import { readBooking, takenBy, without } from './store-booking.ts';

/** Changes by one link; more would make it a way to flood two mailboxes. */
const MOST_CHANGES = 20;

export type BookingChange = BookingTime | 'cancelled';
export type ChangeOutcome = 'changed' | 'same' | 'taken' | 'over' | 'too_often' | 'missing';

export interface ChangeDeps {
  inquiriesDb: Firestore;
  now: () => Date;
  /** A visitor finds bookable times alone, and the dealer is mailed. Staff may use any free time. */
  by: 'visitor' | 'staff';
}

/**
 * Moves or cancels a booking, gives a cancelled one a time again, or the place to one that asked for it.
 * Its places, itself and the mails about it change in one commit; the same change twice is one.
 */
export async function changeBooking(
  id: string,
  change: BookingChange,
  { inquiriesDb: db, now, by }: ChangeDeps,
): Promise<ChangeOutcome> {
  const ref = db.collection(BOOKINGS_COLLECTION).doc(id);
  const plan = await readPlan(db);
  for (;;) {
    const before = await readBooking(db, id);
    if (!before) return 'missing';
    const days = [before.day, change === 'cancelled' ? before.day : change.day];
    const outcome = await changeDays<ChangeOutcome | 'again'>(db, days, async (taken, batch) => {
      const stored = await ref.get();
      if (!stored.exists || !stored.updateTime) return 'missing';
      const booking = { ...v.parse(BookingSchema, stored.data()), id };
      if (booking.day !== before.day) return 'again';
      if (isSame(booking, change)) return 'same';
      if (isOver(booking, now())) return 'over';
      if (by === 'visitor' && booking.version >= MOST_CHANGES) return 'too_often';
      const changed = changedBooking(booking, change, plan);
      const after = takenAfter(changed, taken);
      if (!isAllowed(changed, by, { plan, taken: after.others, now: now() })) return 'taken';
      const { state, office, day, start, minutes, version } = changed;
      const fields = { state, office, day, start, minutes, version };
      batch.update(ref, fields, { lastUpdateTime: stored.updateTime });
      const event = eventOf(booking, change);
      if (event === 'confirmed') await settleInquiry(db, batch, id, now());
      addMails(db, batch, changed, { event, by, now: now() });
      return after.taken;
    });
    if (outcome !== 'again') return outcome;
  }
}

function isSame(booking: Booking, change: BookingChange): boolean {
  if (change === 'cancelled') return booking.state === 'cancelled';
  const { state, office, day, start } = booking;
  const isThere = office === change.office && day === change.day && start === change.start;
  return state === 'booked' && isThere;
}

function changedBooking(
  booking: Booking,
  change: BookingChange,
  { minutes }: BookingPlan,
): Booking {
  const version = booking.version + 1;
  if (change === 'cancelled') return { ...booking, state: 'cancelled', version };
  const { office, day, start } = change;
  return { ...booking, office, day, start, minutes, state: 'booked', version };
}

/** What is taken on the days after a change, and what others take. */
function takenAfter(booking: Booking, before: TakenByDay) {
  const others = new Map([...before].map(([day, taken]) => [day, without(taken, booking.id)]));
  if (booking.state === 'cancelled') return { others, taken: others };
  const there = others.get(booking.day) ?? [];
  return { others, taken: new Map(others).set(booking.day, [...there, takenBy(booking)]) };
}

function isAllowed(
  booking: Booking,
  by: ChangeDeps['by'],
  { plan, taken, now }: { plan: BookingPlan; taken: TakenByDay; now: Date },
): boolean {
  if (booking.state === 'cancelled') return true;
  const { id, office, day, vehicle } = booking;
  if (by === 'staff') {
    return isFree(takenBy(booking), taken.get(day) ?? [], plan.capacity[office] ?? 0);
  }
  return isBookable(booking, { plan, taken, now, hours: dealer.hours, vehicle: vehicle?.id ?? id });
}

function eventOf(before: Booking, change: BookingChange): BookingEvent {
  if (change === 'cancelled') return 'cancelled';
  return before.state === 'booked' ? 'moved' : 'confirmed';
}

function addMails(
  db: Firestore,
  batch: WriteBatch,
  booking: Booking,
  { event, by, now }: { event: BookingEvent; by: ChangeDeps['by']; now: Date },
): void {
  addBookingMail(db, batch, booking, { event, now });
  if (by === 'visitor') addBookingMail(db, batch, booking, { event: 'notice', now });
  if (booking.state === 'booked') addReminder(db, batch, booking, now);
}
