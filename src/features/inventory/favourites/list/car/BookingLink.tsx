import { inquiryCopy } from '#copy/inquiries/inquiry-forms.ts';
import { vehicleBookingPath } from '#paths';

/** The way to book a viewing of a vehicle on its page. */
export function BookingLink({ id, name }: { id: string; name: string }) {
  return (
    <a className="booking-link" href={vehicleBookingPath(id)}>
      {inquiryCopy.viewing.button}
      <span className="visually-hidden"> {name}</span>
    </a>
  );
}
