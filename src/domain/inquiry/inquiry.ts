import * as v from 'valibot';
import { documentId, optionalText, optionalTime, time, wholeNumber } from '../fields.ts';
import { INQUIRY_TYPES } from './submission.ts';

/**
 * A document of `inquiries`: one inquiry and the state of its mail. Written by functions only;
 * staff read and change it through `/api/inquiries`.
 */

export const INQUIRIES_COLLECTION = 'inquiries';

/** `held` is likely spam: kept and shown, mailed only if staff say so. `dead` was given up. */
export const DELIVERY_STATES = ['pending', 'sending', 'sent', 'dead', 'held'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/** Those whose mail did not go out and will not, unless staff say so. */
export const UNSENT_STATES: readonly DeliveryState[] = ['dead', 'held'];

/** What staff look at: what waits for them, everything, or what was not mailed. */
export const INQUIRY_LISTS = ['open', 'all', 'failed'] as const;
export type InquiryList = (typeof INQUIRY_LISTS)[number];

export function isInList(
  list: InquiryList,
  { handled, delivery }: { handled: boolean; delivery: DeliveryState },
): boolean {
  if (list === 'open') return !handled;
  return list === 'all' || UNSENT_STATES.includes(delivery);
}

/** Tries before a mail is given up and shown to staff. */
export const MAX_DELIVERY_ATTEMPTS = 12;

/** The car an inquiry is about, as it stood when the inquiry came. */
export const InquiryVehicleSchema = v.object({
  id: v.string(),
  make: v.string(),
  model: v.string(),
  year: v.number(),
  /** DKK, what the site asked for it; 0 where it showed no price. */
  price: v.number(),
  /** Read from the stock; false where there was no such car and the visitor's words stand. */
  known: v.boolean(),
});
export type InquiryVehicle = v.InferOutput<typeof InquiryVehicleSchema>;

export const InquirySchema = v.object({
  type: v.picklist(INQUIRY_TYPES),
  name: v.string(),
  email: v.string(),
  /** Lower case, for finding everything of one person. */
  email_key: v.string(),
  phone: v.string(),
  message: v.string(),
  vehicle: v.optional(v.nullable(InquiryVehicleSchema), null),
  created_at: time,
  /** When it is deleted for good. */
  expires_at: time,
  handled: v.optional(v.boolean(), false),
  handled_at: optionalTime,
  note: v.optional(v.string(), ''),
  delivery: v.picklist(DELIVERY_STATES),
  attempts: v.optional(wholeNumber(0, 1_000_000), 0),
  /** When the next try may begin: the backoff, and while a try runs the end of its lease. */
  next_attempt_at: optionalTime,
  sent_at: optionalTime,
  /** Why the last try failed, for staff. */
  delivery_error: optionalText(500),
});
export type Inquiry = v.InferOutput<typeof InquirySchema> & { id: string };

/** An inquiry as `/api/inquiries` answers it: times as ISO text. */
export type InquiryView = Omit<Inquiry, InquiryTimes | 'email_key'> &
  Record<'created_at' | 'expires_at', string> &
  Record<Exclude<InquiryTimes, 'created_at' | 'expires_at'>, string | null>;
type InquiryTimes = 'created_at' | 'expires_at' | 'handled_at' | 'next_attempt_at' | 'sent_at';

const emailAddress = v.pipe(v.string(), v.trim(), v.rfcEmail('not_an_email'));

/** Bodies of `POST /api/inquiries`. */
export const InquiryActionSchema = v.variant('action', [
  v.object({
    action: v.literal('update'),
    id: documentId,
    handled: v.optional(v.boolean()),
    note: v.optional(v.pipe(v.string(), v.maxLength(2000, 'too_long'))),
    /** The note that the new one is written over; another one there by now refuses the change. */
    note_before: v.optional(v.string()),
  }),
  v.object({ action: v.literal('retry'), id: documentId }),
  v.object({ action: v.literal('export'), email: emailAddress }),
  v.object({ action: v.literal('erase'), email: emailAddress }),
]);
export type InquiryAction = v.InferOutput<typeof InquiryActionSchema>;

/**
 * Answer of `GET /api/inquiries?show=&limit=&before=`: newest first; `next` goes into `before`.
 * `counts` is of all there are, not of the page.
 */
export interface InquiryPage {
  inquiries: InquiryView[];
  next: string | null;
  counts: Record<InquiryList, number>;
}
