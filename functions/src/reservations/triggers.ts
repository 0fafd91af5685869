import { onDocumentWritten } from 'firebase-functions/firestore';
import { RESERVATIONS_COLLECTION } from '#domain/booking/reservation.ts';
import { INQUIRIES_DATABASE } from '#domain/inquiry/inquiry.ts';
import { database, inquiriesDatabase } from '../shared/admin-sdk.ts';
import { followReservation } from './follow-reservation.ts';

/** What the function of visitors cannot do itself, which only reads the stock: the status of the vehicle follows. */
export const reservationWritten = onDocumentWritten(
  { database: INQUIRIES_DATABASE, document: `${RESERVATIONS_COLLECTION}/{id}`, retry: true },
  (event) =>
    followReservation(event.params.id, {
      ...{ db: database(), inquiriesDb: inquiriesDatabase() },
      now: () => new Date(),
    }),
);
