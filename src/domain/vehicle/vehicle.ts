import * as v from 'valibot';
import {
  FUEL_TYPES,
  GEARBOXES,
  LEASING_PERIODS,
  STORED_VEHICLE_STATUSES,
} from '../enumerations.ts';
import {
  bookkeeping,
  documentId,
  flag,
  MAX_AMOUNT,
  optionalAmount,
  optionalCalendarDate,
  optionalDecimal,
  optionalText,
  optionalTime,
  optionalWholeNumber,
  requiredText,
  wholeNumber,
} from '../fields.ts';

export const OLDEST_YEAR = 1900;
export const NEWEST_YEAR = 2100;
export const MAX_MILEAGE_KM = 2_000_000;
const MAX_SPECS = 200;
export const MAX_SPEC_LENGTH = 200;

/** A document of `vehicles`, as it is stored; only staff may read all of it. */
export const VehicleSchema = v.object({
  make: requiredText(60),
  model: requiredText(100),
  variant: optionalText(200),
  year: wholeNumber(OLDEST_YEAR, NEWEST_YEAR),
  /** DKK incl. moms; 0 or less is shown as 'Kontakt for pris'. */
  price: v.pipe(
    v.number(),
    v.finite('not_a_number'),
    v.minValue(-MAX_AMOUNT, 'too_small'),
    v.maxValue(MAX_AMOUNT, 'too_large'),
  ),
  is_on_sale: flag(false),
  original_price: optionalAmount,
  sale_price: optionalAmount,
  /** Kilometres; absent or 0 is a new car. */
  mileage: optionalWholeNumber(0, MAX_MILEAGE_KM),
  fuel_type: v.optional(v.nullable(v.picklist(FUEL_TYPES)), null),
  /** Free text of older records; `gearkasse` wins where both exist. */
  transmission: optionalText(60),
  gearkasse: v.optional(v.nullable(v.picklist(GEARBOXES)), null),
  color: optionalText(60),
  /** Private: never part of the public projection. */
  vin: optionalText(40),
  /** Private: never part of the public projection. */
  stelnummer: optionalText(40),
  first_registration_date: optionalCalendarDate,
  battery_test_result: optionalText(200),
  battery_test_date: optionalCalendarDate,
  /** kWh */
  battery_capacity: optionalDecimal(0, 1000),
  battery_health_percentage: optionalWholeNumber(0, 100),
  damage_report: optionalText(5000),
  condition_notes: optionalText(5000),
  status: v.picklist(STORED_VEHICLE_STATUSES),
  featured: flag(false),
  specs_equipment: v.optional(
    v.pipe(v.array(requiredText(MAX_SPEC_LENGTH)), v.maxLength(MAX_SPECS, 'too_many')),
    [],
  ),
  walkaround_video_url: optionalText(300),
  flexleasing_enabled: flag(false),
  /** Months. */
  flexleasing_period: v.optional(v.nullable(v.picklist(LEASING_PERIODS)), null),
  /** Private amounts are DKK incl. moms. */
  flexleasing_privat_monthly_payment: optionalAmount,
  flexleasing_privat_down_payment: optionalAmount,
  flexleasing_privat_residual_value: optionalAmount,
  /** Business amounts are DKK excl. moms. */
  flexleasing_erhverv_monthly_payment: optionalAmount,
  flexleasing_erhverv_down_payment: optionalAmount,
  flexleasing_erhverv_residual_value: optionalAmount,
  /** Kilometres a year that the leasing payment covers. */
  km_per_year: optionalWholeNumber(0, 200_000),
  sold_date: optionalTime,
  ...bookkeeping,
});

/** The fields of a vehicle document, times as Dates. */
export type VehicleFields = v.InferOutput<typeof VehicleSchema>;
export type Vehicle = VehicleFields & { id: string };

/** Parses a document of `vehicles`; `id` is the document's id. */
export function parseVehicle(id: string, data: unknown) {
  return v.safeParse(v.object({ id: documentId, ...VehicleSchema.entries }), {
    ...(data as object),
    id,
  });
}
