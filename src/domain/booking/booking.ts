import * as v from 'valibot';
import { InquiryVehicleSchema, type View } from '../inquiry/inquiry.ts';
import { calendarDate, optionalTime, time, wholeNumber } from '../schema/schemas.ts';
import { startOf } from './free-times.ts';

/**
 * A document of `bookings`: the time of one inquiry about a viewing, whose id it has. The visitor
 * is named in the inquiry; only functions write either.
 */
export const BOOKINGS_COLLECTION = 'bookings';

/** `requested` holds no time yet: a mail asks the visitor to confirm. */
export const BOOKING_STATES = ['booked', 'requested', 'cancelled'] as const;

export const BookingSchema = v.object({
  state: v.picklist(BOOKING_STATES),
  office: v.string(),
  day: calendarDate,
  /** `HH:MM` in Denmark. */
  start: v.string(),
  minutes: wholeNumber(1, 24 * 60),
  vehicle: v.nullable(InquiryVehicleSchema),
  /** As its inquiry has it. */
  email_key: v.string(),
  /** Counts the changes: the sequence of the calendar file. */
  version: wholeNumber(0, 1_000_000),
  /** When staff saw the driving licence. */
  licence_seen_at: optionalTime,
  created_at: time,
  /** When it is deleted: with its inquiry. */
  expires_at: time,
});
export type Booking = v.InferOutput<typeof BookingSchema> & { id: string };

/** A booking as staff see it, with the visitor. */
export type BookingView = View<Booking> & {
  name: string;
  phone: string;
};

export function isOver(booking: Pick<Booking, 'day' | 'start'>, now: Date): boolean {
  return startOf(booking) <= now;
}
