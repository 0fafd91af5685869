import {
  FUEL_TYPES,
  GEARBOXES,
  LEASING_PERIODS,
  STORED_VEHICLE_STATUSES,
} from '#domain/enumerations.ts';
import { MAX_MILEAGE_KM, NEWEST_YEAR, OLDEST_YEAR } from '#domain/vehicle/vehicle.ts';
import {
  allows,
  commonCases,
  created,
  denies,
  type FirestoreCase,
  fieldCases,
  NOW,
  THEN,
  type Values,
} from './case.ts';
import {
  decimal,
  flag,
  oneOf,
  optionalAmount,
  optionalCalendarDate,
  optionalOneOf,
  optionalWholeNumber,
  requiredText,
  text,
  wholeNumber,
} from './values.ts';

const PATH = 'vehicles/v1';

export const SMALL_VEHICLE = {
  make: 'Škoda',
  model: 'Enyaq',
  year: 2022,
  price: 289_900,
  status: 'available',
};

/** A vehicle with every field filled to its bound: what costs the rules most. */
export const FULL_VEHICLE = {
  ...SMALL_VEHICLE,
  make: 'M'.repeat(60),
  model: 'm'.repeat(100),
  variant: 'v'.repeat(200),
  is_on_sale: true,
  original_price: 300_000,
  sale_price: 289_900.5,
  mileage: MAX_MILEAGE_KM,
  fuel_type: 'hybrid',
  transmission: 't'.repeat(60),
  gearkasse: 'tiptronic',
  color: 'c'.repeat(60),
  vin: 'v'.repeat(40),
  stelnummer: 's'.repeat(40),
  first_registration_date: '2022-02-28',
  battery_test_result: 'b'.repeat(200),
  battery_test_date: '2025-12-31',
  battery_capacity: 82.5,
  battery_health_percentage: 97,
  damage_report: 'd'.repeat(5000),
  condition_notes: 'n'.repeat(5000),
  featured: true,
  specs_equipment: Array.from({ length: 200 }, (_, index) => `${index}`.padEnd(200, '.')),
  walkaround_video_url: 'https://youtu.be/dQw4w9WgXcQ',
  flexleasing_enabled: true,
  flexleasing_period: 36,
  flexleasing_privat_monthly_payment: 3995,
  flexleasing_privat_down_payment: 39_950,
  flexleasing_privat_residual_value: 180_000,
  flexleasing_erhverv_monthly_payment: 3196,
  flexleasing_erhverv_down_payment: 31_960,
  flexleasing_erhverv_residual_value: 144_000,
  km_per_year: 15_000,
  sold_date: THEN,
};

const specs: Values = {
  good: [
    undefined,
    [],
    ['Træk'],
    ['x'.repeat(200), 'El-ruder foran og bag'],
    Array.from({ length: 200 }, () => 'x'),
  ],
  bad: [
    null,
    'Træk',
    {},
    [''],
    ['a', ''],
    ['a', ' '],
    [7],
    ['a', 7],
    [null],
    ['a\nb'],
    ['x'.repeat(201)],
    ['a', 'x'.repeat(201)],
    Array.from({ length: 201 }, () => 'x'),
  ],
};

const price: Values = {
  good: [0, -100_000_000, 100_000_000, 1.5],
  bad: [undefined, null, -100_000_001, 100_000_001, -100_000_000.5, 100_000_000.5, Number.NaN, '7'],
};

const FIELDS: Record<string, Values> = {
  make: requiredText(60),
  model: requiredText(100),
  variant: text(200),
  year: wholeNumber(OLDEST_YEAR, NEWEST_YEAR),
  price,
  is_on_sale: flag,
  original_price: optionalAmount,
  sale_price: optionalAmount,
  mileage: optionalWholeNumber(MAX_MILEAGE_KM),
  fuel_type: optionalOneOf(FUEL_TYPES),
  transmission: text(60),
  gearkasse: optionalOneOf(GEARBOXES),
  color: text(60),
  vin: text(40),
  stelnummer: text(40),
  first_registration_date: optionalCalendarDate,
  battery_test_result: text(200),
  battery_test_date: optionalCalendarDate,
  battery_capacity: decimal(1000),
  battery_health_percentage: optionalWholeNumber(100),
  damage_report: text(5000),
  condition_notes: text(5000),
  status: oneOf(STORED_VEHICLE_STATUSES),
  featured: flag,
  specs_equipment: specs,
  walkaround_video_url: text(300),
  flexleasing_enabled: flag,
  flexleasing_period: optionalOneOf(LEASING_PERIODS),
  flexleasing_privat_monthly_payment: optionalAmount,
  flexleasing_privat_down_payment: optionalAmount,
  flexleasing_privat_residual_value: optionalAmount,
  flexleasing_erhverv_monthly_payment: optionalAmount,
  flexleasing_erhverv_down_payment: optionalAmount,
  flexleasing_erhverv_residual_value: optionalAmount,
  km_per_year: optionalWholeNumber(200_000),
  sold_date: { good: [undefined, null, THEN, NOW], bad: ['2026-01-02', 7] },
};

export const VEHICLE_CASES: FirestoreCase[] = [
  ...commonCases(PATH, SMALL_VEHICLE),
  ...fieldCases(PATH, created(SMALL_VEHICLE), FIELDS),
  allows('the rules accept a vehicle with every field filled to its bound', {
    method: 'create',
    path: PATH,
    after: created(FULL_VEHICLE),
  }),
  allows('the rules accept a change of every field of a vehicle', {
    method: 'update',
    path: PATH,
    before: { ...SMALL_VEHICLE, created_at: THEN, updated_at: THEN, version: 7 },
    after: { ...FULL_VEHICLE, created_at: THEN, updated_at: NOW, version: 8 },
  }),
  denies('the rules refuse a change of a vehicle to an unknown status', {
    method: 'update',
    path: PATH,
    before: { ...SMALL_VEHICLE, created_at: THEN, updated_at: THEN, version: 7 },
    after: { ...SMALL_VEHICLE, status: 'stolen', created_at: THEN, updated_at: NOW, version: 8 },
  }),
];
