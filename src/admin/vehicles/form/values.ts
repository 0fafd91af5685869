import type { NumberKind } from '#admin/numbers/parse.ts';
import { numberText, parseNumber } from '#admin/numbers/parse.ts';
import type { Vehicle, VehicleFields } from '#domain/vehicle/vehicle.ts';

/** Number fields: how they are read, and what a text that is no number is saved as. */
export const NUMBER_FIELDS = {
  year: { kind: 'whole', otherwise: 0 },
  price: { kind: 'decimal', otherwise: 0 },
  original_price: { kind: 'decimal', otherwise: 0 },
  sale_price: { kind: 'decimal', otherwise: 0 },
  mileage: { kind: 'whole', otherwise: null },
  battery_capacity: { kind: 'decimal', otherwise: null },
  battery_health_percentage: { kind: 'whole', otherwise: null },
  flexleasing_privat_monthly_payment: { kind: 'decimal', otherwise: null },
  flexleasing_privat_down_payment: { kind: 'decimal', otherwise: null },
  flexleasing_privat_residual_value: { kind: 'decimal', otherwise: null },
  flexleasing_erhverv_monthly_payment: { kind: 'decimal', otherwise: null },
  flexleasing_erhverv_down_payment: { kind: 'decimal', otherwise: null },
  flexleasing_erhverv_residual_value: { kind: 'decimal', otherwise: null },
  km_per_year: { kind: 'whole', otherwise: null },
} as const satisfies Partial<
  Record<keyof VehicleFields, { kind: NumberKind; otherwise: 0 | null }>
>;
export type NumberField = keyof typeof NUMBER_FIELDS;

const TEXT_FIELDS = [
  'make',
  'model',
  'variant',
  'transmission',
  'color',
  'vin',
  'stelnummer',
  'first_registration_date',
  'battery_test_result',
  'battery_test_date',
  'damage_report',
  'condition_notes',
  'walkaround_video_url',
] as const satisfies readonly (keyof VehicleFields)[];
type TextField = (typeof TEXT_FIELDS)[number];

const BATTERY_NUMBERS = ['battery_capacity', 'battery_health_percentage'] as const;

/** The form as it is typed: numbers, dates and choices as text. */
export type FormValues = Record<NumberField | TextField, string> & {
  fuel_type: NonNullable<VehicleFields['fuel_type']> | '';
  gearkasse: NonNullable<VehicleFields['gearkasse']> | '';
  status: VehicleFields['status'];
  flexleasing_period: '' | '12' | '24' | '36';
  featured: boolean;
  is_on_sale: boolean;
  flexleasing_enabled: boolean;
  specs_equipment: string[];
};
export type FormField = keyof FormValues;

const numberNames = Object.keys(NUMBER_FIELDS) as NumberField[];

/** A new vehicle. */
export function emptyValues(now: Date): FormValues {
  return {
    ...(fill(numberNames, '0') as Record<NumberField, string>),
    ...(fill(TEXT_FIELDS, '') as Record<TextField, string>),
    year: String(now.getFullYear()),
    km_per_year: '',
    fuel_type: '',
    gearkasse: '',
    status: 'available',
    flexleasing_period: '12',
    featured: false,
    is_on_sale: false,
    flexleasing_enabled: false,
    specs_equipment: [],
  };
}

/** A stored vehicle as it stands in the form. */
export function valuesOf(vehicle: VehicleFields): FormValues {
  const numbers = numberNames.map((name) => [name, numberText(vehicle[name])]);
  const texts = TEXT_FIELDS.map((name) => [name, vehicle[name] ?? '']);
  return {
    ...(Object.fromEntries(numbers) as Record<NumberField, string>),
    ...(Object.fromEntries(texts) as Record<TextField, string>),
    fuel_type: vehicle.fuel_type ?? '',
    gearkasse: vehicle.gearkasse ?? '',
    status: vehicle.status,
    flexleasing_period: periodText(vehicle.flexleasing_period),
    featured: vehicle.featured,
    is_on_sale: vehicle.is_on_sale,
    flexleasing_enabled: vehicle.flexleasing_enabled,
    specs_equipment: [...vehicle.specs_equipment],
  };
}

/** What the form saves: the fields of a vehicle document that staff edit, not yet validated. */
export function fieldsOf(values: FormValues) {
  const electric = values.fuel_type === 'electric';
  const numbers = numberNames.map((name) => {
    const value = numberOf(name, values[name]);
    // The battery block is hidden: its default of 0 would claim a dead battery.
    const hidden = !electric && BATTERY_NUMBERS.some((battery) => battery === name);
    return [name, hidden ? value || null : value];
  });
  const texts = TEXT_FIELDS.map((name) => [name, values[name].trim() || null]);
  return {
    ...(Object.fromEntries(numbers) as Record<NumberField, number | null>),
    ...(Object.fromEntries(texts) as Record<TextField, string | null>),
    fuel_type: values.fuel_type || null,
    gearkasse: values.gearkasse || null,
    status: values.status,
    flexleasing_period: Number(values.flexleasing_period) || null,
    featured: values.featured,
    is_on_sale: values.is_on_sale,
    flexleasing_enabled: values.flexleasing_enabled,
    specs_equipment: values.specs_equipment,
  };
}

/** A number field as it will be saved. An empty one is empty; other text falls to its rule. */
export function numberOf(name: NumberField, text: string): number | null {
  if (text.trim() === '') return null;
  const { kind, otherwise } = NUMBER_FIELDS[name];
  return parseNumber(text, kind) ?? otherwise;
}

/** A copy of a vehicle as a new one: what belongs to the one car stays behind. */
export function valuesOfCopy(vehicle: Vehicle): FormValues {
  return {
    ...valuesOf(vehicle),
    vin: '',
    stelnummer: '',
    first_registration_date: '',
    battery_test_result: '',
    battery_test_date: '',
    battery_health_percentage: '',
    damage_report: '',
    condition_notes: '',
    walkaround_video_url: '',
    status: 'available',
    featured: false,
  };
}

function periodText(period: VehicleFields['flexleasing_period']): FormValues['flexleasing_period'] {
  return period === null ? '' : (String(period) as FormValues['flexleasing_period']);
}

function fill(names: readonly string[], value: string): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, value]));
}
