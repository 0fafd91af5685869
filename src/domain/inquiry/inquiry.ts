import * as v from 'valibot';
import { documentId, optionalText, optionalTime, time, wholeNumber } from '../schema/schemas.ts';
import { INQUIRY_TYPES, STORED_FIELDS, type StoredField } from './forms.ts';

/**
 * A document of `inquiries`: one inquiry and the state of its mail. Only functions write it;
 * staff read and change it through `/api/inquiries`.
 */

/**
 * The database of everything that visitors send: inquiries, rate limits, reports of violations. It is
 * apart from the stock, since accounts have access by database, and no rule opens it to browsers.
 */
export const INQUIRIES_DATABASE = 'inquiries';
export const INQUIRIES_COLLECTION = 'inquiries';

/** `held` is likely spam: stored, and mailed only if staff send it. `dead` failed too often. */
export const DELIVERY_STATES = ['pending', 'sending', 'sent', 'dead', 'held'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/** States of inquiries whose mail is sent only if staff send it. */
export const UNSENT_STATES: readonly DeliveryState[] = ['dead', 'held'];

/** Lists in the admin: not handled, longest waiting first; all, and those without a mail, newest first. */
export const INQUIRY_LISTS = ['open', 'all', 'failed'] as const;
export type InquiryList = (typeof INQUIRY_LISTS)[number];

export function isInList(
  list: InquiryList,
  { handled, delivery }: { handled: boolean; delivery: DeliveryState },
): boolean {
  if (list === 'open') return !handled;
  return list === 'all' || UNSENT_STATES.includes(delivery);
}

/** Attempts to send a mail before its inquiry is `dead`. */
export const MAX_DELIVERY_ATTEMPTS = 12;

/** The vehicle that an inquiry is about, as it was when the inquiry was sent. */
export const InquiryVehicleSchema = v.object({
  id: v.string(),
  make: v.string(),
  model: v.string(),
  year: v.number(),
  /** In DKK, as the site showed it; 0 without a price. */
  price: v.number(),
  /** Whether these facts were read from the stock; otherwise they are what the visitor sent. */
  known: v.boolean(),
});
export type InquiryVehicle = v.InferOutput<typeof InquiryVehicleSchema>;

/** Optional, since an inquiry may be older than a field. */
const storedEntries = Object.fromEntries(
  STORED_FIELDS.map((field) => [field, v.optional(v.string(), '')]),
) as Record<StoredField, v.OptionalSchema<v.StringSchema<undefined>, ''>>;

export const InquirySchema = v.object({
  type: v.picklist(INQUIRY_TYPES),
  name: v.string(),
  email: v.string(),
  /** In lower case, to find all inquiries of one person. */
  email_key: v.string(),
  ...storedEntries,
  vehicle: v.optional(v.nullable(InquiryVehicleSchema), null),
  created_at: time,
  /** When it is deleted. */
  expires_at: time,
  handled: v.optional(v.boolean(), false),
  handled_at: optionalTime,
  note: v.optional(v.string(), ''),
  delivery: v.picklist(DELIVERY_STATES),
  attempts: v.optional(wholeNumber(0, 1_000_000), 0),
  /** When the next attempt may begin: after the backoff or, during an attempt, after its lease. */
  next_attempt_at: optionalTime,
  sent_at: optionalTime,
  /** Why the last attempt failed, for staff. */
  delivery_error: optionalText(500),
});
export type Inquiry = v.InferOutput<typeof InquirySchema> & { id: string };

/** An inquiry as `/api/inquiries` answers it: times in ISO format. */
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
    /** The note that the change replaces; it is refused if the stored note is another one. */
    note_before: v.optional(v.string()),
  }),
  v.object({ action: v.literal('retry'), id: documentId }),
  v.object({ action: v.literal('export'), email: emailAddress }),
  v.object({ action: v.literal('erase'), email: emailAddress }),
]);
export type InquiryAction = v.InferOutput<typeof InquiryActionSchema>;

/**
 * Answer of `GET /api/inquiries?show=&limit=&before=`: the open ones with the longest waiting first,
 * the other lists newest first. `next` is the `before` of the
 * next page. `counts` is the length of each list.
 */
export interface InquiryPage {
  inquiries: InquiryView[];
  next: string | null;
  counts: Record<InquiryList, number>;
}
