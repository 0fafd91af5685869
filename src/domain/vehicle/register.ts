import * as v from 'valibot';
import { VehicleSchema } from './vehicle.ts';

/** The fields that the register of motor vehicles knows. */
export const REGISTER_FIELDS = [
  'registration_number',
  'vin',
  'stelnummer',
  'make',
  'model',
  'variant',
  'year',
  'color',
  'fuel_type',
  'body_type',
  'doors',
  'seats',
  'power_hp',
  'first_registration_date',
  'last_inspection_date',
  'next_inspection_date',
] as const;
export type RegisterField = (typeof REGISTER_FIELDS)[number];

/** The register's facts about a vehicle; a field that it does not know is left out. */
export const RegisterVehicleSchema = v.partial(v.pick(VehicleSchema, REGISTER_FIELDS));
export type RegisterVehicle = Partial<Pick<v.InferOutput<typeof VehicleSchema>, RegisterField>>;

/** The plate or VIN that staff look up. */
export type RegisterQuery = { kind: 'plate' | 'vin'; number: string };

/** The plate or VIN that a text is, in capitals and without spaces; null for another text. */
export function registerQuery(text: string): RegisterQuery | null {
  const number = text.replace(/[\s-]/gu, '').toUpperCase();
  if (/^[A-HJ-NPR-Z0-9]{17}$/u.test(number)) return { kind: 'vin', number };
  return /^[A-ZÆØÅ0-9]{2,7}$/u.test(number) ? { kind: 'plate', number } : null;
}

/** The answers of the function that looks vehicles up. */
export const RegisterAnswerSchema = v.object({
  ok: v.literal(true),
  /** Null where the register has no such vehicle. */
  vehicle: v.nullable(v.record(v.string(), v.unknown())),
});
export const RegisterStateSchema = v.object({ ok: v.literal(true), available: v.boolean() });
