import type { Firestore, QuerySnapshot } from 'firebase-admin/firestore';
import { changeDays } from './booking-days.ts';
import { without } from './store-booking.ts';

export async function eraseBookings(db: Firestore, bookings: QuerySnapshot): Promise<void> {
  for (const booking of bookings.docs) {
    const { id, ref } = booking;
    const day = String(booking.get('day'));
    await changeDays(db, [day], (days, batch) => {
      batch.delete(ref);
      return new Map([[day, without(days.get(day), id)]]);
    });
  }
}
