import { bookingTimeText, bookingCopy as copy } from '#copy/inquiries/booking.ts';
import type { BookedAnswer } from '../send-inquiry.ts';

/** The booked time, in the dialog after the form. */
export function BookedTime({ booking }: { booking: BookedAnswer }) {
  const { address, state, place } = booking;
  return (
    <div className="stack booked">
      <p className="booked__time">{bookingTimeText(booking)}</p>
      <p>{place}</p>
      {state === 'requested' ? (
        <p>{copy.requested}</p>
      ) : (
        <>
          <p className="quiet">{copy.bring}</p>
          <p className="booked__links">
            <a className="button" href={`${address}/fremvisning.ics`}>
              {copy.calendar}
            </a>
            <a href={address}>{copy.change}</a>
          </p>
        </>
      )}
    </div>
  );
}
