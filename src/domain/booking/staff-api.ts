import * as v from 'valibot';
import { calendarDate, documentId } from '../schema/schemas.ts';
import type { BookingView } from './booking.ts';
import type { Taken } from './booking-day.ts';
import { type BookingPlan, BookingPlanSchema } from './booking-plan.ts';
import { chosenTime } from './free-times.ts';
import type { ReservationView } from './reservation.ts';

/** The requests of the admin to `/api/bookings`, and the answers. */

export const MOST_DAYS_SHOWN = 31;

const time = v.pipe(
  v.string(),
  v.check((choice) => chosenTime(choice) !== null, 'not_a_time'),
);
const place = { day: calendarDate, office: v.pipe(v.string(), v.maxLength(40)) };
const minute = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(24 * 60));

/** Bodies of `POST /api/bookings`. */
export const BookingActionSchema = v.variant('action', [
  v.object({ action: v.literal('move'), id: documentId, time }),
  v.object({ action: v.literal('cancel'), id: documentId }),
  v.object({ action: v.literal('licence'), id: documentId, seen: v.boolean() }),
  v.object({ action: v.literal('block'), ...place, from: minute, to: minute }),
  v.object({ action: v.literal('unblock'), day: calendarDate, id: documentId }),
  v.object({ action: v.picklist(['prolong', 'end']), id: documentId }),
  /** For owners; refused where somebody changed the plan since. */
  v.object({ action: v.literal('plan'), plan: BookingPlanSchema }),
]);
export type BookingAction = v.InferOutput<typeof BookingActionSchema>;

/** The times taken on one date, and when bookings begin on it, in minutes from midnight. */
export interface DayView {
  day: string;
  starts: number[];
  taken: readonly Taken[];
}

/** Answer of `GET /api/bookings?reserved=ID`: the reservation that holds that vehicle, if there is one. */
export interface ReservationsPage {
  /** How many hours longer a prolonged reservation lasts. */
  hours: number;
  reservations: ReservationView[];
}

/** Answer of `GET /api/bookings?from=YYYY-MM-DD&days=N`, with every reservation that runs. */
export interface BookingsPage extends ReservationsPage {
  plan: BookingPlan;
  days: DayView[];
  bookings: BookingView[];
}
