import type { DocumentSnapshot } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { BookingSchema } from '#domain/booking/booking.ts';
import { ReservationSchema } from '#domain/booking/reservation.ts';
import { InquirySchema, type View } from '#domain/inquiry/inquiry.ts';
import { VisitorMailSchema } from '#domain/inquiry/visitor-mail.ts';
import { log } from '#functions/src/shared/log.ts';

/** Documents as the admin reads them; throws where one does not parse. */
export const inquiryView = viewBy(InquirySchema);
export const mailView = viewBy(VisitorMailSchema);
export const bookingView = viewBy(BookingSchema);
export const reservationView = viewBy(ReservationSchema);

function viewBy<Schema extends v.GenericSchema<unknown, object>>(schema: Schema) {
  return (document: DocumentSnapshot) =>
    isoTimes({ ...v.parse(schema, document.data()), id: document.id });
}

/** Leaves out a document that cannot be read, so that staff see the others. */
export function readable<Document>(
  documents: readonly DocumentSnapshot[],
  view: (document: DocumentSnapshot) => Document,
): Document[] {
  return documents.flatMap((document) => {
    try {
      return [view(document)];
    } catch (error) {
      log.inquiryUnreadable(document.id, error);
      return [];
    }
  });
}

function isoTimes<Document extends object>(document: Document): View<Document> {
  return Object.fromEntries(
    Object.entries(document).map(([field, value]) => [
      field,
      value instanceof Date ? value.toISOString() : value,
    ]),
  ) as View<Document>;
}
