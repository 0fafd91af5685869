import * as v from 'valibot';
import type { Booking } from '../booking/booking.ts';
import type { Reservation } from '../booking/reservation.ts';
import { calendarDate, documentId, requiredText } from '../schema/schemas.ts';
import { line, requiredLine } from './form-schema.ts';
import type { InquiryView, View } from './inquiry.ts';
import { INQUIRY_STATES, type InquiryList } from './states.ts';
import type { VisitorMailView } from './visitor-mail.ts';

/** The requests of the admin to `/api/inquiries`, and the answers. */

const personKey = requiredText(300);
/** The state of the inquiry that staff saw: a change is refused where somebody changed it since. */
const seen = { id: documentId, version: v.number() };
const state = v.picklist(INQUIRY_STATES);
const reminder = v.nullable(calendarDate);

const REACH_EMAIL = /^\S+@\S+\.\S+$/u;
const REACH_PHONE = /^\+?[\d\s().-]{6,}$/u;

/** Bodies of `POST /api/inquiries`. */
export const InquiryActionSchema = v.variant('action', [
  v.object({
    action: v.literal('update'),
    ...seen,
    state: v.optional(state),
    /** Whether the caller is its owner. */
    mine: v.optional(v.boolean()),
    remind_on: v.optional(reminder),
    bought: v.optional(v.boolean()),
  }),
  v.object({
    action: v.literal('note'),
    id: documentId,
    note: v.pipe(v.string(), v.maxLength(2000, 'too_long')),
    /** The note that the change replaces; it is refused if the stored note is another one. */
    note_before: v.string(),
  }),
  v.object({
    action: v.literal('reply'),
    ...seen,
    /** Id of the mail, so that a press that is sent twice answers once. */
    key: documentId,
    subject: requiredLine(200),
    text: requiredText(10_000),
    state,
    remind_on: v.optional(reminder),
    /** Whether it is for those who did not get the vehicle: it is refused for the buyer. */
    to_others: v.optional(v.boolean(), false),
  }),
  v.object({
    action: v.literal('add'),
    key: documentId,
    name: requiredLine(160),
    /** A phone number or an e-mail address; of a visitor to the showroom there may be none. */
    reach: v.pipe(
      line(254),
      v.check(
        (text) => text === '' || REACH_EMAIL.test(text) || REACH_PHONE.test(text),
        'not_a_phone',
      ),
    ),
    message: requiredText(5000),
    channel: v.picklist(['phone', 'visit']),
    vehicle_id: v.optional(documentId),
  }),
  /** Sends the mail to the dealer, or one to the visitor, again. */
  v.object({ action: v.literal('retry'), id: documentId, mail: v.optional(v.boolean(), false) }),
  v.object({ action: v.literal('export'), person: personKey }),
  v.object({ action: v.literal('erase'), person: personKey }),
]);
export type InquiryAction = v.InferInput<typeof InquiryActionSchema>;
export type CheckedAction<Name extends InquiryAction['action']> = Extract<
  v.InferOutput<typeof InquiryActionSchema>,
  { action: Name }
>;

/**
 * Answer of `GET /api/inquiries?show=&limit=&before=`. `next` is the `before` of the next page,
 * `counts` the length of each list. With `search=` or `vehicle=` it has all that were found.
 */
export interface InquiryPage {
  inquiries: InquiryView[];
  next: string | null;
  counts: Record<InquiryList, number>;
}

/** Answer of `GET /api/inquiries?thread=ID`: everything of the person of that inquiry, oldest first. */
export interface PersonThread {
  inquiries: InquiryView[];
  mails: VisitorMailView[];
  bookings: View<Booking>[];
  reservations: View<Reservation>[];
}
