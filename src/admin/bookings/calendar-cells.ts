import type { BookingView } from '#domain/booking/booking.ts';
import { isFree } from '#domain/booking/booking-day.ts';
import { clockOf, minutesOf, startOf } from '#domain/booking/free-times.ts';
import type { BookingsPage, DayView } from '#domain/booking/staff-api.ts';

export type Cell = ReturnType<typeof cellOf>;

/** The days that are shown: those that are open, and those on which somebody comes. */
export function shownDays({ days, bookings }: BookingsPage): DayView[] {
  const booked = new Set(bookings.map(({ day }) => day));
  return days.filter(({ day, starts }) => starts.length > 0 || booked.has(day));
}

/** The times of the rows: all at which a booking of the days begins or could begin. */
export function rowsOf(days: readonly DayView[], bookings: readonly BookingView[]): number[] {
  const starts = bookings.map(({ start }) => minutesOf(start));
  return [...new Set([...days.flatMap((day) => day.starts), ...starts])].toSorted((a, b) => a - b);
}

/** A cell of the calendar: the bookings and blocks from one time to the next of a day. */
export function cellOf(
  { bookings, plan }: BookingsPage,
  { day, starts, taken }: DayView,
  office: string,
  minutes: number,
) {
  const here = (other: { office: string }) => other.office === office;
  const blocks = taken.filter((other) => other.vehicle === null && here(other));
  return {
    time: { day, office, start: clockOf(minutes) },
    /** Whether the dealer is open then. */
    isOpen: starts.includes(minutes),
    bookings: bookings.filter(
      (booking) =>
        here(booking) &&
        booking.day === day &&
        booking.state !== 'cancelled' &&
        minutesOf(booking.start) === minutes,
    ),
    block: blocks.find(({ from, to }) => from < minutes + plan.minutes && minutes < to) ?? null,
  };
}

/** Whether staff can move a booking there. */
export function takes(
  { time, isOpen }: Cell,
  booking: Pick<BookingView, 'id' | 'vehicle' | 'day' | 'start' | 'state'>,
  { plan, days }: BookingsPage,
  now: Date,
): boolean {
  const { id, vehicle, state, day, start } = booking;
  const isThere = state === 'booked' && day === time.day && start === time.start;
  if (!isOpen || isThere || startOf(time) <= now) return false;
  const from = minutesOf(time.start);
  const taken = days.find((other) => other.day === time.day)?.taken ?? [];
  const others = taken.filter((other) => other.id !== id);
  const wanted = { office: time.office, from, to: from + plan.minutes, vehicle: vehicle?.id ?? id };
  return isFree(wanted, others, plan.capacity[time.office] ?? 0);
}
