import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { type Booking, isOver } from '#domain/booking/booking.ts';
import { INQUIRIES_COLLECTION, type Inquiry, InquirySchema } from '#domain/inquiry/inquiry.ts';
import type { DeliveryState } from '#domain/inquiry/states.ts';
import {
  MAILS_COLLECTION,
  type VisitorMail,
  VisitorMailSchema,
} from '#domain/inquiry/visitor-mail.ts';
import {
  composeBookingMail,
  composeBookingNotice,
} from '#functions/src/bookings/compose-booking.ts';
import { isSold, readBooking } from '#functions/src/bookings/store-booking.ts';
import { composeReservationMail } from '#functions/src/reservations/compose-reservation.ts';
import { composeConfirmation, composeNews } from '#functions/src/watches/compose-watch-mail.ts';
import { isBuyer } from '../is-buyer.ts';
import { composeOverdue } from '../overdue.ts';
import { composeCopy } from './compose-copy.ts';
import { composeMail, hostOf } from './compose-mail.ts';
import { composeReceipt } from './compose-receipt.ts';
import { composeReply } from './compose-reply.ts';
import type { DeliveryDeps } from './delivery-deps.ts';
import type { OutgoingMail } from './smtp-sender.ts';

/** A collection whose documents are mails to send, and how the mail of one is composed. */
export interface Outbox {
  collection: string;
  /** Throws where the document does not parse. `compose` resolves with null for a mail not to send. */
  read: (
    id: string,
    data: unknown,
  ) => {
    delivery: DeliveryState;
    attempts: number;
    next_attempt_at: Date | null;
    compose: (deps: DeliveryDeps) => Promise<OutgoingMail | null>;
  };
}

/** Inquiries, whose mail goes to the dealer. */
export const INQUIRY_MAILS: Outbox = {
  collection: INQUIRIES_COLLECTION,
  read: (id, data) => {
    const inquiry = { ...v.parse(InquirySchema, data), id };
    const compose = async (deps: DeliveryDeps) =>
      composeMail(inquiry, { ...deps, booking: await bookingOf(inquiry, deps) });
    return { ...inquiry, compose };
  },
};

/** Receipts and replies, which go to visitors, and to the dealer copies of their mails and the day's mail. */
export const VISITOR_MAILS: Outbox = {
  collection: MAILS_COLLECTION,
  read: (id, data) => {
    const mail = { ...v.parse(VisitorMailSchema, data), id };
    return { ...mail, compose: (deps) => composeVisitorMail(mail, deps) };
  },
};

async function composeVisitorMail(
  mail: VisitorMail,
  deps: DeliveryDeps,
): Promise<OutgoingMail | null> {
  if (mail.kind === 'overdue') return composeOverdue(mail, deps);
  if (mail.kind === 'watch_confirm') return composeConfirmation(mail, deps);
  if (mail.kind === 'watch_news') return composeNews(mail, deps);
  const inquiry = await readInquiry(mail.inquiry_id, deps);
  if (!inquiry) return null;
  if (mail.kind === 'reply') return composeReply(mail, inquiry, deps);
  if (mail.kind === 'reservation') return composeReservationMail(mail, inquiry, deps);
  const booking = await bookingOf(inquiry, deps);
  if (mail.kind === 'incoming') return composeCopy(mail, inquiry, { ...deps, booking });
  if (mail.kind === 'booking') return composeBooking(mail, { inquiry, booking, deps });
  const receipts = await mailsOfDay(deps.inquiriesDb, mail);
  if (receipts >= MOST_RECEIPTS) return null;
  if (inquiry.type === 'reservation') return composeReservationMail(mail, inquiry, deps);
  if (!booking) return composeReceipt(inquiry, deps);
  // The booking was moved or cancelled before its receipt was sent; a later mail has the valid
  // state.
  if (booking.version > 0) return null;
  const event = booking.state === 'booked' ? 'confirmed' : booking.state;
  const messageId = `<${inquiry.id}.receipt@${hostOf(deps.publicUrl)}>`;
  return composeBookingMail(inquiry, booking, event, { messageId, deps });
}

/** A mail about a booking; null where the booking was changed later, which has a mail of its own. */
async function composeBooking(
  { id, event, booking_version }: VisitorMail,
  { inquiry, booking, deps }: { inquiry: Inquiry; booking: Booking | null; deps: DeliveryDeps },
): Promise<OutgoingMail | null> {
  if (!event || booking?.version !== booking_version) return null;
  if (event === 'notice') return composeBookingNotice({ id }, inquiry, booking, deps);
  if (inquiry.email === '' || (event === 'reminder' && isOver(booking, deps.now()))) return null;
  const messageId = `<${id}@${hostOf(deps.publicUrl)}>`;
  const isSoldToOther =
    (event === 'reminder' || event === 'cancelled') &&
    (await isSold(booking, deps.db, deps.now())) &&
    !(await isBuyer(inquiry, deps.inquiriesDb, (query) => query.get()));
  const about = isSoldToOther ? (`${event}_sold` as const) : event;
  return composeBookingMail(inquiry, booking, about, { messageId, deps });
}

function bookingOf({ type, id }: Inquiry, { inquiriesDb }: DeliveryDeps): Promise<Booking | null> {
  return type === 'viewing' ? readBooking(inquiriesDb, id) : Promise.resolve(null);
}

async function readInquiry(id: string, { inquiriesDb }: DeliveryDeps): Promise<Inquiry | null> {
  const snapshot = await inquiriesDb.collection(INQUIRIES_COLLECTION).doc(id).get();
  return snapshot.exists ? { ...v.parse(InquirySchema, snapshot.data()), id } : null;
}

/**
 * The most receipts that one address gets in a day, so that nobody can flood a stranger with them.
 */
const MOST_RECEIPTS = 5;
const DAY_MS = 86_400_000;

/** How many mails of its kind the person of a mail got in the 24 hours before it. */
export async function mailsOfDay(
  inquiriesDb: Firestore,
  { kind, email_key, created_at }: Pick<VisitorMail, 'kind' | 'email_key' | 'created_at'>,
): Promise<number> {
  const earlier = await inquiriesDb
    .collection(MAILS_COLLECTION)
    .where('kind', '==', kind)
    .where('email_key', '==', email_key)
    .where('created_at', '>', Timestamp.fromMillis(created_at.getTime() - DAY_MS))
    .where('created_at', '<', Timestamp.fromDate(created_at))
    .count()
    .get();
  return earlier.data().count;
}
