import { type NumberKind, numberText, parseNumber } from '#admin/numbers/parse.ts';
import type { NumericField, VehicleField } from '#domain/vehicle/fields/field.ts';
import { isFieldOpen } from '#domain/vehicle/fields/open-sections.ts';
import {
  FORM_FIELD_NAMES,
  type FormFieldName,
  fieldOf,
  type NumberName,
  type VEHICLE_FIELDS,
} from '#domain/vehicle/fields/table.ts';
import type { Vehicle, VehicleFields } from '#domain/vehicle/vehicle.ts';

export type FormField = FormFieldName;
export type NumberField = NumberName;

type Value<Entry> = Entry extends { type: 'flag' }
  ? boolean
  : Entry extends { type: 'list' | 'codes' }
    ? string[]
    : Entry extends { type: 'choice'; values: readonly (infer Option extends string | number)[] }
      ? `${Option}` | (Entry extends { required: true } ? never : '')
      : string;

/** The form as it is typed: numbers, dates and choices as text. */
export type FormValues = { [Name in FormField]: Value<(typeof VEHICLE_FIELDS)[Name]> };

/** The fields that the form saves, not yet validated: null where nothing is filled in. */
type FieldValues = { [Name in FormField]: VehicleFields[Name] | null };

export function emptyValues(now: Date): FormValues {
  return mapFields((_, field) => startValue(field, now));
}

export function valuesOf(vehicle: VehicleFields): FormValues {
  return mapFields((name) => typedValue(vehicle[name]));
}

export function valuesOfCopy(vehicle: Vehicle): FormValues {
  const stored = valuesOf(vehicle);
  return mapFields((name, field) => {
    if (field.copied !== false) return stored[name];
    if (name === 'unpublished') return true;
    // Unlike in an empty form, a number that may be empty does not start at 0, since it must be
    // looked up for this car.
    return isNumeric(field) && !('required' in field) ? '' : startValue(field, new Date());
  });
}

/** The fields of a vehicle document that staff edit, as the form saves them, not yet validated. */
export function fieldsOf(values: FormValues): FieldValues {
  const fields = FORM_FIELD_NAMES.map((name) => [name, savedValue(name, values)]);
  return Object.fromEntries(fields) as FieldValues;
}

/** The fields of the sections that do not apply to the vehicle and are not on the screen. */
export function hiddenFields(values: FormValues): readonly FormField[] {
  return FORM_FIELD_NAMES.filter((name) => !isFieldOpen(name, values));
}

/** How a number field reads its text, and the value that it saves for a text that is not a number. */
export function numberRule(name: NumberField): { kind: NumberKind; unreadable: 0 | null } {
  const { type, unreadable = null } = fieldOf(name) as NumericField;
  return { kind: type === 'whole' ? 'whole' : 'decimal', unreadable };
}

/** A number field as it will be saved; an empty text is null. */
export function numberOf(name: NumberField, text: string): number | null {
  if (text.trim() === '') return null;
  const { kind, unreadable } = numberRule(name);
  return parseNumber(text, kind) ?? unreadable;
}

/** Whether the numbers of a field are years, which are written without a separator. */
export function isYear(name: FormField): boolean {
  return name === 'year' || name === 'production_year';
}

function mapFields(valueFor: (name: FormField, field: VehicleField) => unknown): FormValues {
  const values = FORM_FIELD_NAMES.map((name) => [name, valueFor(name, fieldOf(name))]);
  return Object.fromEntries(values) as FormValues;
}

function startValue(field: VehicleField, now: Date): FormValues[FormField] {
  if (field.type === 'flag') return false;
  if (field.type === 'list' || field.type === 'codes') return [];
  if (!('start' in field)) return '';
  return String(field.start === 'this year' ? now.getFullYear() : field.start);
}

/** A stored value that is no switch and no list as it stands in the form. */
export function textOf(stored: string | number | null): string {
  return typeof stored === 'number' ? numberText(stored) : (stored ?? '');
}

function typedValue(stored: VehicleFields[FormField]): FormValues[FormField] {
  if (typeof stored === 'number') return numberText(stored);
  if (Array.isArray(stored)) return [...stored];
  return stored ?? '';
}

function savedValue(name: FormField, values: FormValues): unknown {
  const value = values[name];
  const field = fieldOf(name);
  if (typeof value !== 'string') return value;
  if (field.type === 'choice') {
    return typeof field.values[0] === 'number' ? Number(value) || null : value || null;
  }
  if (!isNumeric(field)) return value.trim() || null;
  const number = numberOf(name as NumberField, value);
  const drop = field.dropZeroIfClosed && !isFieldOpen(name, values);
  return drop ? number || null : number;
}

export function isNumeric(field: VehicleField): field is NumericField {
  return field.type === 'whole' || field.type === 'decimal' || field.type === 'amount';
}
