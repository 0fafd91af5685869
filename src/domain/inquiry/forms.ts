/**
 * The forms of visitors: one table of fields and one of forms. The forms in the browser, those
 * without JavaScript, the checks, the mail and the admin read them. Their copy, keyed by form and
 * by field, is in `copy/inquiries/inquiry-forms.ts` and `form-fields.ts`.
 */

interface InquiryField {
  input: 'text' | 'email' | 'tel' | 'number' | 'textarea' | 'date' | 'select' | 'times';
  maxLength: number;
  max?: number;
  autoComplete?: 'given-name' | 'family-name' | 'name' | 'email' | 'tel';
  /** The options of a select; an optional one also offers an empty choice. */
  options?: readonly (PartOfDay | Subject)[];
  /** Left out of the submission where it is empty. */
  sparse?: boolean;
}

export const PARTS_OF_DAY = ['morning', 'afternoon'] as const;
export type PartOfDay = (typeof PARTS_OF_DAY)[number];

/** What the form of /kontakt can be about: it sends the type of the form that it names. */
export const SUBJECTS = ['contact', 'finance_request', 'leasing_request', 'quote'] as const;
export type Subject = (typeof SUBJECTS)[number];

const FIELDS = {
  firstName: { input: 'text', maxLength: 80, autoComplete: 'given-name' },
  lastName: { input: 'text', maxLength: 80, autoComplete: 'family-name' },
  /** Sent as first and last name. */
  fullName: { input: 'text', maxLength: 160, autoComplete: 'name' },
  name: { input: 'text', maxLength: 160, autoComplete: 'name' },
  email: { input: 'email', maxLength: 254, autoComplete: 'email' },
  phone: { input: 'tel', maxLength: 40, autoComplete: 'tel' },
  message: { input: 'textarea', maxLength: 5000 },
  subject: { input: 'select', maxLength: 20, options: SUBJECTS },
  /** Of the visitor's own vehicle. */
  plate: { input: 'text', maxLength: 20 },
  make: { input: 'text', maxLength: 60 },
  model: { input: 'text', maxLength: 100 },
  /** In kilometres. */
  mileage: { input: 'number', maxLength: 10, max: 2_000_000 },
  /** A free time that the visitor books, see `domain/booking/free-times.ts`. */
  time: { input: 'times', maxLength: 60, sparse: true },
  /** The day on which the visitor would like to come, `YYYY-MM-DD`: today in Denmark or later. */
  day: { input: 'date', maxLength: 10, sparse: true },
  daytime: { input: 'select', maxLength: 20, options: PARTS_OF_DAY, sparse: true },
} satisfies Record<string, InquiryField>;

interface InquiryFormEntry {
  /** The type of the inquiry that the form sends. */
  type: string;
  /** The fields in their order; those of one row stand side by side. */
  rows: readonly (readonly [InquiryFieldName, ...InquiryFieldName[]])[];
  optional: readonly InquiryFieldName[];
  /** `stock`: about a vehicle of the dealer. `own`: offers the visitor's own vehicle. */
  vehicle: 'stock' | 'own' | null;
  /** Whether the form warns of what credit costs. */
  credit: boolean;
}

const OPTIONAL = ['phone', 'message'] as const;
const ABOUT_VEHICLE = {
  rows: [['name'], ['email'], ['phone'], ['message']],
  optional: OPTIONAL,
  vehicle: 'stock',
} as const;
const GENERAL = {
  rows: [['fullName'], ['email'], ['phone'], ['message']],
  optional: OPTIONAL,
  vehicle: null,
} as const;

/** A form has the name of the type it sends. `ask`, `quote` and `sell` send types with forms of their own. */
const FORMS = {
  contact: {
    type: 'contact',
    rows: [['firstName', 'lastName'], ['email'], ['phone'], ['message']],
    optional: OPTIONAL,
    vehicle: null,
    credit: false,
  },
  /** The contact form with a choice of subject. */
  ask: {
    type: 'contact',
    rows: [['subject'], ['firstName', 'lastName'], ['email'], ['phone'], ['message']],
    optional: OPTIONAL,
    vehicle: null,
    credit: true,
  },
  inquiry: { type: 'inquiry', ...ABOUT_VEHICLE, credit: false },
  viewing: {
    type: 'viewing',
    rows: [['time'], ['day', 'daytime'], ['name'], ['email'], ['phone'], ['message']],
    optional: [...OPTIONAL, 'time', 'day', 'daytime'],
    vehicle: 'stock',
    credit: false,
  },
  leasing: { type: 'leasing', ...ABOUT_VEHICLE, credit: true },
  /** Holds the vehicle once its mail is confirmed. */
  reservation: {
    type: 'reservation',
    rows: [['name'], ['email'], ['phone']],
    optional: ['phone'],
    vehicle: 'stock',
    credit: false,
  },
  finance_request: { type: 'finance_request', ...GENERAL, credit: true },
  leasing_request: { type: 'leasing_request', ...GENERAL, credit: true },
  /** Business leasing. */
  quote: { type: 'leasing_request', ...GENERAL, credit: true },
  /** A valuation of the visitor's own vehicle. */
  sell: {
    type: 'inquiry',
    rows: [['plate', 'mileage'], ['make', 'model'], ['name'], ['email', 'phone']],
    optional: ['plate'],
    vehicle: 'own',
    credit: false,
  },
} as const satisfies Record<string, InquiryFormEntry>;

export type InquiryFieldName = keyof typeof FIELDS;
export type InquiryForm = keyof typeof FORMS;
export type InquiryType = (typeof FORMS)[InquiryForm]['type'];
export type FieldOf<Form extends InquiryForm> = (typeof FORMS)[Form]['rows'][number][number];

type FormsWith<Property> = {
  [Form in InquiryForm]: (typeof FORMS)[Form] extends Property ? Form : never;
}[InquiryForm];
/** Types of inquiries about a vehicle of the stock. */
export type VehicleInquiryType = FormsWith<{ vehicle: 'stock' }>;
/** Those with a button on the car page that opens a dialog. */
export type DialogInquiryType = Exclude<VehicleInquiryType, 'reservation'>;
/** Forms with a dialog that are not about a vehicle. */
export type GeneralForm = Exclude<Subject, 'contact'>;

export const INQUIRY_FIELDS: Record<InquiryFieldName, InquiryField> = FIELDS;
export const INQUIRY_FORMS: Record<InquiryForm, InquiryFormEntry & { type: InquiryType }> = FORMS;

const FORM_NAMES = Object.keys(FORMS) as InquiryForm[];
export const INQUIRY_TYPES = FORM_NAMES.filter(
  (form) => FORMS[form].type === form,
) as InquiryType[];
export const VEHICLE_INQUIRY_TYPES = FORM_NAMES.filter(
  (form): form is VehicleInquiryType => FORMS[form].vehicle === 'stock',
);
export const DIALOG_INQUIRY_TYPES = VEHICLE_INQUIRY_TYPES.filter(
  (type): type is DialogInquiryType => type !== 'reservation',
);

/** Fields that an inquiry stores as typed, in addition to name and e-mail address. */
export const STORED_FIELDS = [
  'phone',
  'day',
  'daytime',
  'message',
] as const satisfies readonly InquiryFieldName[];
export type StoredField = (typeof STORED_FIELDS)[number];

export function fieldsOf<Form extends InquiryForm>(form: Form): FieldOf<Form>[] {
  return FORMS[form].rows.flat() as FieldOf<Form>[];
}

export function isOptional(form: InquiryForm, field: InquiryFieldName): boolean {
  return INQUIRY_FORMS[form].optional.includes(field);
}

/** Name of a field that visitors cannot see; spam programs fill it in. */
export const HONEYPOT = 'website';

/** Id in `vehicleInfo` of a vehicle that a visitor offers for sale. */
export const SELL_INQUIRY_ID = 'sell-inquiry';

/** The type of a stored inquiry, and what tells an offer of the visitor's own vehicle from a question. */
export type Asked = { type: InquiryType; vehicle: { id: string } | null };
export type AskedForm = InquiryType | 'sell';

export function formOf({ type, vehicle }: Asked): AskedForm {
  return vehicle?.id === SELL_INQUIRY_ID ? 'sell' : type;
}
