import { BASIC_FIELDS } from './basic.ts';
import { BATTERY_FIELDS } from './battery.ts';
import { DETAIL_FIELDS } from './details.ts';
import type { FactGroupName, NumericField, Section, VehicleField } from './field.ts';
import { HISTORY_FIELDS } from './history.ts';
import { LEASING_FIELDS } from './leasing.ts';
import { PREPARATION_FIELDS } from './preparation.ts';
import { PRESENTATION_FIELDS } from './presentation.ts';
import { PRICING_FIELDS } from './pricing.ts';
import { TECHNICAL_FIELDS } from './technical.ts';
import { TERMS_FIELDS } from './terms.ts';

/**
 * Every field of a vehicle document but the bookkeeping. The schema, the public allow-list, the
 * form, the security rules and docs/feeds.md come from this table. The form shows the fields of a
 * section in the order of the table. Scripts of public pages must not load it: it names the fields
 * that only staff see.
 */
export const VEHICLE_FIELDS = {
  ...BASIC_FIELDS,
  ...DETAIL_FIELDS,
  ...TECHNICAL_FIELDS,
  ...BATTERY_FIELDS,
  ...PRICING_FIELDS,
  ...TERMS_FIELDS,
  ...LEASING_FIELDS,
  ...HISTORY_FIELDS,
  ...PRESENTATION_FIELDS,
  ...PREPARATION_FIELDS,
};

type Table = typeof VEHICLE_FIELDS;
export type FieldName = keyof Table;

/** The names of the fields whose entry extends `Entry`. */
export type NameOf<Entry> = {
  [Name in FieldName]: Table[Name] extends Entry ? Name : never;
}[FieldName];

/** The fields that staff edit in the form. */
export type FormFieldName = NameOf<{ section: Section }>;
/** The fields that the vehicle's page lists as facts. */
export type FactName = NameOf<{ fact: FactGroupName }>;
export type NumberName = NameOf<NumericField>;
export type ListName = NameOf<{ type: 'list' }>;
export type FlagName = NameOf<{ type: 'flag' }>;
export type ChoiceName = NameOf<{ type: 'choice' }>;

export const FIELD_NAMES = Object.keys(VEHICLE_FIELDS) as FieldName[];

/** A field's entry in the type that all entries share. */
export function fieldOf(name: FieldName): VehicleField {
  return VEHICLE_FIELDS[name];
}

export const FORM_FIELD_NAMES = FIELD_NAMES.filter(
  (name): name is FormFieldName => fieldOf(name).section !== null,
);

export function fieldsIn(section: Section): FormFieldName[] {
  return FORM_FIELD_NAMES.filter((name) => fieldOf(name).section === section);
}
