import { useEffect, useState } from 'react';
import type { BookingAction, ReservationsPage } from '#domain/booking/staff-api.ts';
import { changeBookings, reservationOf } from './api.ts';
import { Reservation } from './Reservation.tsx';

/** The customer who holds the vehicle of a form; nothing where staff reserved it by hand. */
export default function VehicleReservation({ vehicle }: { vehicle: string }) {
  const [page, setPage] = useState<ReservationsPage | null>(null);
  useEffect(() => {
    // The form works without it.
    reservationOf(vehicle).then(setPage, (cause) => console.warn('reservation_unknown', cause));
  }, [vehicle]);
  const [reservation] = page?.reservations ?? [];
  if (!page || !reservation) return null;
  async function change(action: BookingAction, success: string) {
    await changeBookings(action, success);
    setPage(await reservationOf(vehicle));
  }
  return (
    <div className="notice">
      <Reservation reservation={reservation} hours={page.hours} onChange={change} />
    </div>
  );
}
