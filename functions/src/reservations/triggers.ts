import { onDocumentWritten } from 'firebase-functions/firestore';
import { RESERVATIONS_COLLECTION } from '#domain/booking/reservation.ts';
import { INQUIRIES_DATABASE } from '#domain/inquiry/inquiry.ts';
import { database, inquiriesDatabase } from '../shared/admin-sdk.ts';
import { followReservation } from './follow-reservation.ts';

/**
 * Sets the status of the vehicle, which the function for visitors cannot do, since it may only read
 * the stock.
 */
export const reservationWritten = onDocumentWritten(
  { database: INQUIRIES_DATABASE, document: `${RESERVATIONS_COLLECTION}/{id}`, retry: true },
  (event) =>
    followReservation(event.params.id, {
      ...{ db: database(), inquiriesDb: inquiriesDatabase() },
      now: () => new Date(),
    }),
);
