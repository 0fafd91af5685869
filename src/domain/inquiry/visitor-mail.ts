import * as v from 'valibot';
import { time, wholeNumber } from '../schema/schemas.ts';
import { deliveryEntries, type View } from './inquiry.ts';

/** The collection of the mails to and from visitors, in the database of the inquiries. */
export const MAILS_COLLECTION = 'mails';

/**
 * The kinds of mails about a booking: `confirmed`, `moved` and `cancelled` tell the visitor what
 * the booking is now, `reminder` comes the day before, and `notice` tells the dealer what the
 * visitor did. Of a reservation they say that it began, lasts longer and ended.
 */
export const BOOKING_EVENTS = ['confirmed', 'moved', 'cancelled', 'reminder', 'notice'] as const;
export type BookingEvent = (typeof BOOKING_EVENTS)[number];

/**
 * A document of `mails`: one mail about one inquiry, and the state of its delivery. A receipt has
 * the id of its inquiry, so that an inquiry never has two, and no text: it is composed when it is
 * sent. A `reply` was written by staff. `incoming` is the visitor's answer; its delivery is that of
 * the copy to the dealer. `overdue` is the day's mail to the owner about inquiries beyond their
 * promise. `booking` is about the time of a viewing, `reservation` about a vehicle that is held.
 * The mails about a watch have their text as it was known when they were made, and are sent only
 * while the watch stands.
 */
export const VisitorMailSchema = v.object({
  kind: v.picklist([
    ...(['receipt', 'reply', 'incoming', 'overdue'] as const),
    ...(['booking', 'reservation', 'watch_confirm', 'watch_news'] as const),
  ]),
  inquiry_id: v.string(),
  /** As the inquiry has it, to find all mails to one person. */
  email_key: v.string(),
  subject: v.optional(v.string(), ''),
  text: v.optional(v.string(), ''),
  /** As HTML, where that is not made of the text. */
  html: v.optional(v.string(), ''),
  /** The recipient of a mail about a watch and, for a confirmation, the watch. */
  watcher_id: v.optional(v.string(), ''),
  watch_key: v.optional(v.string(), ''),
  /** The account that wrote a reply. */
  by: v.optional(v.string(), ''),
  /** The address that an incoming mail says it is from. */
  from: v.optional(v.string(), ''),
  /** The names of the files that came with it, which are not stored. */
  attachments: v.optional(v.array(v.string()), []),
  event: v.optional(v.picklist(BOOKING_EVENTS)),
  booking_version: v.optional(wholeNumber(0, 1_000_000), 0),
  created_at: time,
  /** When it is deleted: with its inquiry. */
  expires_at: time,
  ...deliveryEntries,
});
export type VisitorMail = v.InferOutput<typeof VisitorMailSchema> & { id: string };
export type VisitorMailView = View<VisitorMail>;
