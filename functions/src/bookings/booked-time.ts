import { officeOf } from '#dealer';
import type { Booking } from '#domain/booking/booking.ts';
import { bookingPath, paths } from '#paths';
import { signedLink } from '../shared/signed-link.ts';

/** The answer to a page that has booked a time. */
export interface BookedTime {
  /** The page of the booking, or what to do to get one. */
  address: string;
  state: Booking['state'];
  day: string;
  start: string;
  /** The office with its address. */
  place: string;
}

export function bookedTime(booking: Booking, secret: string): BookedTime {
  const { state, day, start } = booking;
  return {
    ...{ state, day, start },
    // A visitor who has not proven that the address is theirs gets the link only by mail.
    address:
      state === 'requested'
        ? paths.agreementSent
        : bookingPath(signedLink('booking', booking.id, secret)),
    place: placeOf(booking),
  };
}

/** The office of a booking with its address, in a line. */
export function placeOf(booking: Pick<Booking, 'office'>): string {
  const { name, street, postalCode, city } = officeOf(booking);
  return `${name}, ${street}, ${postalCode} ${city}`;
}
