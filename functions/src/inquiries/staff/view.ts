import type { DocumentSnapshot } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { type Booking, BookingSchema } from '#domain/booking/booking.ts';
import { type Reservation, ReservationSchema } from '#domain/booking/reservation.ts';
import { InquirySchema, type InquiryView, type View } from '#domain/inquiry/inquiry.ts';
import { VisitorMailSchema, type VisitorMailView } from '#domain/inquiry/visitor-mail.ts';
import { log } from '#functions/src/shared/log.ts';

/** An inquiry as the admin reads it; throws where the document does not parse. */
export function inquiryView(document: DocumentSnapshot): InquiryView {
  return { ...isoTimes(v.parse(InquirySchema, document.data())), id: document.id };
}

export function mailView(document: DocumentSnapshot): VisitorMailView {
  return { ...isoTimes(v.parse(VisitorMailSchema, document.data())), id: document.id };
}

export function bookingView(document: DocumentSnapshot): View<Booking> {
  return { ...isoTimes(v.parse(BookingSchema, document.data())), id: document.id };
}

export function reservationView(document: DocumentSnapshot): View<Reservation> {
  return { ...isoTimes(v.parse(ReservationSchema, document.data())), id: document.id };
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
