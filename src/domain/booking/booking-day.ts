import * as v from 'valibot';
import { time, wholeNumber } from '../schema/schemas.ts';

/**
 * A document of `booking_days`, whose id is a calendar date: the times taken on it. Every booking
 * of the day writes it, so two can never take the same place. It holds no personal data.
 */
export const BOOKING_DAYS = 'booking_days';

/** Minutes from midnight by the clock. */
const minute = wholeNumber(0, 24 * 60);

const TakenSchema = v.object({
  /** Of the booking or of the block. */
  id: v.string(),
  office: v.string(),
  from: minute,
  to: minute,
  /** The vehicle that is shown; null for hours that staff block. */
  vehicle: v.nullable(v.string()),
});
/** A time that a booking takes, or that staff block for everybody. */
export type Taken = v.InferOutput<typeof TakenSchema>;

export const BookingDaySchema = v.object({
  taken: v.array(TakenSchema),
  expires_at: v.optional(time),
});

/** The times taken on a day, by its date. */
export type TakenByDay = ReadonlyMap<string, readonly Taken[]>;

type Wanted = Omit<Taken, 'id'>;

/**
 * Whether a time is free: not blocked, fewer bookings at once than the office has room for, and the
 * vehicle not shown to somebody else.
 */
export function isFree(wanted: Wanted, taken: readonly Taken[], capacity: number): boolean {
  const meanwhile = taken.filter(({ from, to }) => from < wanted.to && wanted.from < to);
  const here = meanwhile.filter(({ office }) => office === wanted.office);
  const isBlocked = here.some(({ vehicle }) => vehicle === null);
  if (isBlocked || meanwhile.some(({ vehicle }) => vehicle === wanted.vehicle)) return false;
  const moments = [wanted.from, ...here.map(({ from }) => Math.max(from, wanted.from))];
  return moments.every(
    (moment) => here.filter(({ from, to }) => from <= moment && moment < to).length < capacity,
  );
}
