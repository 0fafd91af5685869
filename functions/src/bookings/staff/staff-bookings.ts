import * as v from 'valibot';
import { dealer } from '#dealer';
import { BOOKINGS_COLLECTION } from '#domain/booking/booking.ts';
import { BOOKING_PLAN_PATH, type BookingPlan } from '#domain/booking/booking-plan.ts';
import { chosenTime } from '#domain/booking/free-times.ts';
import { type BookingAction, BookingActionSchema } from '#domain/booking/staff-api.ts';
import { hasPower } from '#domain/staff/permissions.ts';
import { followReservation } from '#functions/src/reservations/follow-reservation.ts';
import {
  endReservation,
  prolongReservation,
} from '#functions/src/reservations/reservation-store.ts';
import { isNotFound } from '#functions/src/shared/error-codes.ts';
import { type ApiAnswer, type ApiRequest, json } from '#functions/src/shared/request/http.ts';
import type { Member } from '#functions/src/shared/request/staff.ts';
import { answerStaff } from '#functions/src/shared/request/staff-actions.ts';
import type { Services } from '#functions/src/shared/services.ts';
import { changeDays, readPlan } from '../booking-days.ts';
import { type BookingChange, changeBooking } from '../change-booking.ts';
import { without } from '../store-booking.ts';
import { listBookings } from './list-bookings.ts';

type StaffBookingsDeps = Pick<Services, 'db' | 'inquiriesDb' | 'now' | 'staffMember'>;

/**
 * `/api/bookings`, for staff: GET shows some days, or the reservation of a vehicle; POST moves, cancels, blocks
 * hours, prolongs or ends a reservation, or changes the plan.
 */
export function staffBookings(request: ApiRequest, deps: StaffBookingsDeps): Promise<ApiAnswer> {
  const schema = BookingActionSchema;
  return answerStaff(request, deps, { power: 'inquiries', schema, read: listBookings, act });
}

async function act(
  action: BookingAction,
  { role }: Member,
  deps: StaffBookingsDeps,
): Promise<ApiAnswer> {
  switch (action.action) {
    case 'move':
      return change(action.id, chosenTime(action.time) ?? 'cancelled', deps);
    case 'cancel':
      return change(action.id, 'cancelled', deps);
    case 'licence':
      return tickLicence(action, deps);
    case 'block':
      return block(action, deps);
    case 'unblock':
      return unblock(action, deps);
    case 'prolong':
    case 'end':
      return changeReservation(action, deps);
    case 'plan':
      if (!hasPower(role, 'booking_plan')) return json(403, { ok: false, error: 'not_allowed' });
      return savePlan(action.plan, deps);
  }
}

async function change(
  id: string,
  to: BookingChange,
  { inquiriesDb, now }: StaffBookingsDeps,
): Promise<ApiAnswer> {
  const outcome = await changeBooking(id, to, { inquiriesDb, now, by: 'staff' });
  if (outcome === 'changed' || outcome === 'same') return DONE;
  return json(outcome === 'missing' ? 404 : 409, { ok: false, error: outcome });
}

async function tickLicence(
  { id, seen }: Extract<BookingAction, { action: 'licence' }>,
  { inquiriesDb, now }: StaffBookingsDeps,
): Promise<ApiAnswer> {
  try {
    const booking = inquiriesDb.collection(BOOKINGS_COLLECTION).doc(id);
    await booking.update({ licence_seen_at: seen ? now() : null });
    return DONE;
  } catch (error) {
    if (!isNotFound(error)) throw error;
    return json(404, { ok: false, error: 'missing' });
  }
}

/** Holds a vehicle as long again, or no longer; its status follows before the answer. */
async function changeReservation(
  { action, id }: Extract<BookingAction, { action: 'prolong' | 'end' }>,
  deps: StaffBookingsDeps,
): Promise<ApiAnswer> {
  const { reservation_hours } = await readPlan(deps.inquiriesDb);
  const isChanged =
    action === 'end'
      ? await endReservation(id, 'staff', deps)
      : await prolongReservation(id, reservation_hours, deps);
  if (!isChanged) return json(409, { ok: false, error: 'ended' });
  await followReservation(id, deps);
  return DONE;
}

/** Blocks hours for new bookings, a second press no more than the first; those that are there stay. */
async function block(
  { day, office, from, to }: Extract<BookingAction, { action: 'block' }>,
  { inquiriesDb }: StaffBookingsDeps,
): Promise<ApiAnswer> {
  if (from >= to || !dealer.offices.some(({ id }) => id === office)) {
    return json(422, { ok: false, error: 'invalid' });
  }
  await changeDays(inquiriesDb, [day], (days) => {
    const blocked = { id: `${office}-${from}-${to}`, office, from, to, vehicle: null };
    return new Map([[day, [...without(days.get(day), blocked.id), blocked]]]);
  });
  return DONE;
}

async function unblock(
  { day, id }: Extract<BookingAction, { action: 'unblock' }>,
  { inquiriesDb }: StaffBookingsDeps,
): Promise<ApiAnswer> {
  await changeDays(inquiriesDb, [day], (days) => {
    const taken = days.get(day) ?? [];
    const isBlock = taken.some((other) => other.id === id && other.vehicle === null);
    return isBlock ? new Map([[day, without(taken, id)]]) : new Map();
  });
  return DONE;
}

/** Stores the plan that an owner changed, unless another was stored since; bookings stay as they are. */
async function savePlan(plan: BookingPlan, { inquiriesDb }: StaffBookingsDeps): Promise<ApiAnswer> {
  const ref = inquiriesDb.doc(BOOKING_PLAN_PATH);
  const saved = await inquiriesDb.runTransaction(async (transaction) => {
    const stored = await transaction.get(ref);
    const { version } = stored.exists ? v.parse(VersionSchema, stored.data()) : { version: 0 };
    if (version !== plan.version) return false;
    transaction.set(ref, { ...plan, version: version + 1 });
    return true;
  });
  if (saved) return DONE;
  return json(409, { ok: false, error: 'conflict', plan: await readPlan(inquiriesDb) });
}

const VersionSchema = v.object({ version: v.number() });

const DONE = json(200, { ok: true });
