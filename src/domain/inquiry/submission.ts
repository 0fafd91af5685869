import * as v from 'valibot';

/** What visitors send: the forms as filled in, and the bodies of `POST /api/send-contact-email`. */

export const VEHICLE_INQUIRY_TYPES = ['inquiry', 'viewing', 'leasing'] as const;
const FINANCE_INQUIRY_TYPES = ['finance_request', 'leasing_request'] as const;
export const INQUIRY_TYPES = [
  'contact',
  ...VEHICLE_INQUIRY_TYPES,
  ...FINANCE_INQUIRY_TYPES,
] as const;
export type VehicleInquiryType = (typeof VEHICLE_INQUIRY_TYPES)[number];
export type InquiryType = (typeof INQUIRY_TYPES)[number];

/** Id in `vehicleInfo` when a visitor offers a car of their own. */
export const SELL_INQUIRY_ID = 'sell-inquiry';

/** One line: a line break in a name or address has no honest use, and is how mail headers are forged. */
const line = (max: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(max, 'too_long'),
    v.regex(/^[^\p{Cc}]*$/u, 'control_character'),
  );
const requiredLine = (max: number) => v.pipe(line(max), v.nonEmpty('required'));

const email = v.pipe(
  requiredLine(254),
  v.rfcEmail('not_an_email'),
  // The standard allows a host without a dot; a visitor's address never lacks one.
  v.regex(/\.[^.@\s]{2,}$/u, 'not_an_email'),
);
const phone = v.optional(v.pipe(line(40), v.regex(/^$|^\+?[\d\s().-]{6,}$/u, 'not_a_phone')), '');
const message = v.optional(
  v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(5000, 'too_long'),
    // Tab and line breaks are a person's; other control characters are not.
    v.regex(/^(?:[^\p{Cc}]|[\t\r\n])*$/u, 'control_character'),
  ),
  '',
);

export const VehicleInfoSchema = v.object({
  make: requiredLine(60),
  model: requiredLine(100),
  year: v.pipe(v.number(), v.integer('not_whole')),
  price: v.pipe(v.number(), v.finite('not_a_number')),
  id: requiredLine(128),
});
export type VehicleInfo = v.InferOutput<typeof VehicleInfoSchema>;

const ContactInquirySchema = v.object({
  type: v.literal('contact'),
  firstName: requiredLine(80),
  lastName: requiredLine(80),
  email,
  phone,
  message,
});

const VehicleInquirySchema = v.object({
  type: v.picklist(VEHICLE_INQUIRY_TYPES),
  name: requiredLine(160),
  email,
  phone,
  message,
  vehicleInfo: VehicleInfoSchema,
});

const FinanceInquirySchema = v.object({
  type: v.picklist(FINANCE_INQUIRY_TYPES),
  firstName: requiredLine(80),
  /** Empty where a visitor gave one name only. */
  lastName: v.optional(line(160), ''),
  email,
  phone,
  message,
});

/** Any body of `POST /api/send-contact-email`. */
export const InquirySubmissionSchema = v.variant('type', [
  ContactInquirySchema,
  VehicleInquirySchema,
  FinanceInquirySchema,
]);
export type InquirySubmission = v.InferOutput<typeof InquirySubmissionSchema>;

/** The contact form of the home page. */
export const ContactFormSchema = v.omit(ContactInquirySchema, ['type']);

/** The dialog of a car: inquiry, viewing, leasing. */
export const VehicleInquiryFormSchema = v.omit(VehicleInquirySchema, ['type', 'vehicleInfo']);

/** The finance, leasing and quote dialogs. */
export const FinanceFormSchema = v.object({ fullName: requiredLine(160), email, phone, message });

/** The valuation form; every field is required. */
export const ValuationFormSchema = v.object({
  make: requiredLine(60),
  model: requiredLine(100),
  mileage: v.pipe(
    line(10),
    v.nonEmpty('required'),
    v.regex(/^\d[\d.\s]*$/u, 'not_a_number'),
    v.transform((text) => Number(text.replace(/[.\s]/gu, ''))),
    v.maxValue(2_000_000, 'too_large'),
  ),
  name: requiredLine(160),
  email,
  phone: v.pipe(requiredLine(40), v.regex(/^\+?[\d\s().-]{6,}$/u, 'not_a_phone')),
});

/** First word and the remaining words of a full name. */
export function splitName(fullName: string): { firstName: string; lastName: string } {
  const [firstName = '', ...rest] = fullName.trim().split(/\s+/u);
  return { firstName, lastName: rest.join(' ') };
}
