import * as v from 'valibot';
import { calendarDate, flag, wholeNumber } from '../schema/schemas.ts';

/** When visitors can book, and how long a vehicle is reserved: what an owner sets in the admin. One document in the database `inquiries`. */
export const BOOKING_PLAN_PATH = 'booking_plan/current';

const clockTime = v.pipe(v.string(), v.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/u, 'not_a_time'));

/** A day with other hours than the opening hours; closed where `open` is false. */
const ExceptionSchema = v.pipe(
  v.object({ day: calendarDate, open: flag(false), opens: clockTime, closes: clockTime }),
  v.forward(
    v.check(({ opens, closes }) => opens < closes, 'closes_early'),
    ['closes'],
  ),
);
export type PlanException = v.InferOutput<typeof ExceptionSchema>;

export const MOST_EXCEPTIONS = 200;

const RESERVATION_HOURS = 24;

export const BookingPlanSchema = v.object({
  minutes: v.pipe(wholeNumber(15, 240), v.multipleOf(5, 'not_in_fives')),
  /** Bookings at once, by the id of the office; none where an office is missing. */
  capacity: v.record(v.string(), wholeNumber(0, 20)),
  exceptions: v.pipe(v.array(ExceptionSchema), v.maxLength(MOST_EXCEPTIONS, 'too_many')),
  reservation_hours: v.optional(wholeNumber(1, 168), RESERVATION_HOURS),
  /** Counts the changes, so that of two at once the second is refused. */
  version: wholeNumber(0, 1_000_000),
});
export type BookingPlan = v.InferOutput<typeof BookingPlanSchema>;

/** The plan until an owner changes it: two at once in the first office, where the cars are. */
export function defaultPlan(offices: readonly { id: string }[]): BookingPlan {
  const capacity = Object.fromEntries(offices.map(({ id }, index) => [id, index === 0 ? 2 : 0]));
  return {
    ...{ minutes: 45, capacity, exceptions: [], version: 0 },
    reservation_hours: RESERVATION_HOURS,
  };
}
