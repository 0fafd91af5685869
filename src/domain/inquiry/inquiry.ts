import * as v from 'valibot';
import {
  optionalCalendarDate,
  optionalText,
  optionalTime,
  time,
  wholeNumber,
} from '../schema/schemas.ts';
import { INQUIRY_TYPES, STORED_FIELDS, type StoredField } from './forms.ts';
import { DELIVERY_STATES, INQUIRY_CHANNELS, INQUIRY_STATES } from './states.ts';

/**
 * A document of `inquiries`: one inquiry and the state of its mail. Only functions write it;
 * staff read and change it through `/api/inquiries`.
 */

/**
 * The database of everything that visitors send: inquiries, rate limits, reports of violations. It
 * is separate from the stock, since access is granted by database, and no rule opens it to
 * browsers.
 */
export const INQUIRIES_DATABASE = 'inquiries';
export const INQUIRIES_COLLECTION = 'inquiries';

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

/** Where the mail of a document stands; inquiries and the mails to visitors have the same fields. */
export const deliveryEntries = {
  delivery: v.picklist(DELIVERY_STATES),
  attempts: v.optional(wholeNumber(0, 1_000_000), 0),
  /** When the next attempt may begin: after the backoff or, during an attempt, after its lease. */
  next_attempt_at: optionalTime,
  sent_at: optionalTime,
  /** Why the last attempt failed, for staff. */
  delivery_error: optionalText(500),
};

const staffName = v.optional(v.nullable(v.string()), null);

const StoredInquirySchema = v.object({
  type: v.picklist(INQUIRY_TYPES),
  channel: v.optional(v.picklist(INQUIRY_CHANNELS), 'form'),
  name: v.string(),
  /** Empty where staff know only a phone number. */
  email: v.string(),
  /**
   * Identifies the person, to find everything of theirs: the address in lower case, else `tel:` and
   * the digits of the phone number, else the id of the inquiry.
   */
  email_key: v.string(),
  ...storedEntries,
  vehicle: v.optional(v.nullable(InquiryVehicleSchema), null),
  created_at: time,
  /** When it is deleted. */
  expires_at: time,
  state: v.optional(v.picklist(INQUIRY_STATES)),
  /** Counts the changes of the state and the answers, so that of two at once the second is refused. */
  version: v.optional(wholeNumber(0, 1_000_000), 0),
  /** The account of the member of staff who answers it. */
  owner: staffName,
  /** The day on which an inquiry that waits for the customer is to be looked at again. */
  remind_on: optionalCalendarDate,
  closed_at: optionalTime,
  note: v.optional(v.string(), ''),
  /** When the receipt promises an answer; null where nothing was promised. */
  promised_at: optionalTime,
  /**
   * When it was answered first, by a mail or by a call that staff noted, and by whose account: by none
   * where a time or vehicle was held and nothing was asked.
   */
  first_answer_at: optionalTime,
  first_answer_by: staffName,
  /** Whether this inquiry bought its vehicle. */
  bought: v.optional(v.boolean(), false),
  ...deliveryEntries,
  /** From before states existed: whether staff had handled it. */
  handled: v.optional(v.boolean(), false),
  handled_at: optionalTime,
});

/** A stored inquiry; one from before states existed is closed where it was handled. */
export const InquirySchema = v.pipe(
  StoredInquirySchema,
  v.transform(({ handled, handled_at, state, closed_at, ...inquiry }) => ({
    ...inquiry,
    state: state ?? (handled ? ('closed' as const) : ('new' as const)),
    closed_at: closed_at ?? handled_at,
  })),
);
export type Inquiry = v.InferOutput<typeof InquirySchema> & { id: string };

/** A document as `/api/inquiries` answers it: times in ISO format. */
export type View<Document> = {
  [Field in keyof Document]: Document[Field] extends Date
    ? string
    : Document[Field] extends Date | null
      ? string | null
      : Document[Field];
};
export type InquiryView = View<Inquiry>;
