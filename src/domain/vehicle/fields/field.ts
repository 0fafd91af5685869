/** Sections of the admin's form that have a heading, in the order of the spec. */
export const FORM_SECTIONS = [
  'basic',
  'details',
  'battery',
  'pricing',
  'additional',
  'specs',
  'settings',
  'video',
] as const;
export type FormSection = (typeof FORM_SECTIONS)[number];

/** Blocks inside the section `pricing`, each opened by a checkbox. */
type FormBlock = 'sale' | 'leasing' | 'leasing_privat' | 'leasing_erhverv';

/** Blocks that are closed at first, in the order in which their sections show them. */
export const FORM_GROUPS = {
  body: 'details',
  combustion: 'details',
  charging: 'details',
  towing: 'details',
  terms: 'pricing',
  history: 'additional',
  warranty: 'additional',
  preparation: 'settings',
} as const satisfies Record<string, FormSection>;
export type FormGroup = keyof typeof FORM_GROUPS;

export type FactGroupName = 'vehicle' | 'drive' | 'electric' | 'towing' | 'history' | 'terms';

/** `publication` has no controls: the buttons that save set its field. */
export type Section = FormSection | FormBlock | FormGroup | 'publication';

interface AnyField {
  /** Who may see the value. There is no default: each field needs a decision. */
  audience: 'public' | 'staff';
  /** Where the form has the field. Null: the form has none, the save writes the value. */
  section: Section | null;
  /** Whether a copy of the vehicle has the same value. Default true. */
  copied?: false;
  /** The vehicle's page lists the value in this group of its facts, under the label in `factCopy`. */
  fact?: FactGroupName;
  /** Remarks beyond type, unit and bounds; docs/feeds.md prints them. */
  note?: string;
}

export interface TextField extends AnyField {
  type: 'text';
  required?: true;
  /** Characters. */
  max: number;
  multiline?: true;
}

/** A calendar date, `YYYY-MM-DD`. */
export interface DateField extends AnyField {
  type: 'date';
}

export interface TimeField extends AnyField {
  type: 'time';
}

export interface FlagField extends AnyField {
  type: 'flag';
}

/** A list of texts of one line each. */
export interface ListField extends AnyField {
  type: 'list';
  max: number;
  /** Characters of one text. */
  maxLength: number;
}

/** A list of values of a closed list. */
export interface CodesField extends AnyField {
  type: 'codes';
  values: readonly string[];
}

export interface ChoiceField extends AnyField {
  type: 'choice';
  required?: true;
  values: readonly [string | number, ...(string | number)[]];
  /** The values that staff may choose, where a document may hold more. */
  offered?: readonly string[];
  unit?: string;
  /** Chosen in the form of a new vehicle. Default: nothing. */
  start?: string | number;
}

interface AnyNumber extends AnyField {
  unit?: string;
  /** Value in the form of a new vehicle. Default: an empty field, saved as null. */
  start?: 0 | 'this year';
  /** The value that is saved for a text that is not a number. Default null. */
  unreadable?: 0;
  /** A 0 in a section that does not apply to the vehicle is saved as null. Default: as 0. */
  dropZeroIfClosed?: true;
}

interface OptionalNumber extends AnyNumber {
  /** Default 0. */
  min?: number;
  max: number;
}

interface RequiredNumber extends AnyNumber {
  required: true;
  min: number;
  max: number;
}

export type WholeField = { type: 'whole' } & (OptionalNumber | RequiredNumber);
export type DecimalField = { type: 'decimal' } & (OptionalNumber | RequiredNumber);

/** DKK, from 0 to MAX_AMOUNT. */
export interface AmountField extends AnyNumber {
  type: 'amount';
}

export type NumericField = WholeField | DecimalField | AmountField;

/** The entry of one field of a vehicle document in the table. */
export type VehicleField =
  | TextField
  | DateField
  | TimeField
  | FlagField
  | ListField
  | CodesField
  | ChoiceField
  | NumericField;
