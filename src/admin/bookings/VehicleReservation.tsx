import { useCallback } from 'react';
import type { BookingAction } from '#domain/booking/staff-api.ts';
import { useAnswer } from '../data/use-answer.ts';
import { changeBookings, reservationOf } from './api.ts';
import { Reservation } from './Reservation.tsx';

/** The customer who holds the vehicle of a form; nothing where staff reserved it by hand. */
export default function VehicleReservation({ vehicle }: { vehicle: string }) {
  const read = useCallback(() => reservationOf(vehicle), [vehicle]);
  const { value: page, ask } = useAnswer(read, 'reservation_unknown');
  const [reservation] = page?.reservations ?? [];
  if (!page || !reservation) return null;
  async function change(action: BookingAction, success: string) {
    await changeBookings(action, success);
    await ask();
  }
  return (
    <div className="notice">
      <Reservation reservation={reservation} hours={page.hours} onChange={change} />
    </div>
  );
}
