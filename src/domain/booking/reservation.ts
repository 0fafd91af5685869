import * as v from 'valibot';
import { InquiryVehicleSchema } from '../inquiry/inquiry.ts';
import { optionalTime, time } from '../schema/schemas.ts';

/**
 * A document of `reservations`: a vehicle held for the person of one inquiry, whose id it has. The
 * person is named in the inquiry; only functions write either. Why it is so:
 * docs/why/reservations.md.
 */
export const RESERVATIONS_COLLECTION = 'reservations';

/**
 * `car_{id}` and `person_{hash}` exist from the start of a reservation until its vehicle is free again. Of two
 * at once only one can create them, so a vehicle has one reservation, and a person has one.
 */
export const RESERVATION_LOCKS = 'reservation_locks';

/** The author of a vehicle's saves by its reservation, in place of the address of staff. */
export const SAVED_BY_RESERVATION = 'reservation';

/** `requested` holds nothing yet: a mail asks the visitor to confirm. */
export const RESERVATION_STATES = ['requested', 'running', 'ended'] as const;
/** Its time was over, somebody ended it, or staff gave the vehicle another status. */
export const RESERVATION_ENDS = ['time', 'visitor', 'staff', 'vehicle'] as const;
export type ReservationEnd = (typeof RESERVATION_ENDS)[number];

export const ReservationSchema = v.object({
  state: v.picklist(RESERVATION_STATES),
  vehicle: InquiryVehicleSchema,
  /** As its inquiry has it. */
  email_key: v.string(),
  /** Null until it runs; when it ended, afterwards. */
  ends_at: optionalTime,
  ended_by: v.nullable(v.picklist(RESERVATION_ENDS)),
  /** The version of the vehicle in which it became reserved; null while it does not show that. */
  shown_version: v.nullable(v.number()),
  /** Whether it has locks, and perhaps a vehicle that shows it. */
  open: v.boolean(),
  created_at: time,
  /** When it is deleted: with its inquiry. */
  expires_at: time,
});
export type Reservation = v.InferOutput<typeof ReservationSchema> & { id: string };

/** How long a request waits for the press in the mail. */
const REQUESTED_MS = 48 * 3_600_000;

/** The state of a reservation at `now`, even before the sweep has ended it. */
export function reservationStateAt(
  { state, ends_at, created_at }: Pick<Reservation, 'state' | 'ends_at' | 'created_at'>,
  now: Date,
): Reservation['state'] {
  if (state === 'requested') {
    return now.getTime() - created_at.getTime() < REQUESTED_MS ? state : 'ended';
  }
  return ends_at && ends_at > now ? state : 'ended';
}

/** A reservation as staff see it, with the customer. */
export interface ReservationView {
  id: string;
  vehicle: Reservation['vehicle'];
  /** ISO time. */
  ends_at: string;
  name: string;
  phone: string;
}
