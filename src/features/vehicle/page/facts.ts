import { formatDate, formatDecimal, formatKroner } from '#copy/format.ts';
import { factCopy } from '#copy/vehicles/vehicle-facts.ts';
import { isFieldOpen } from '#domain/vehicle/fields/open-sections.ts';
import { type FactName, fieldOf } from '#domain/vehicle/fields/table.ts';
import type { PublicVehicle } from '#domain/vehicle/public-vehicle.ts';
import type { Fact } from '#features/inventory/summary/row-facts.ts';
import { factsOf, SUMMARY_TEXTS } from './summary-facts.ts';

const ELECTRIC_SUMMARY = [
  'year',
  'mileage',
  'fuel_type',
  'gearkasse',
  'color',
  'battery_capacity',
  'battery_health_percentage',
] as const;
const INFO = ['make', 'model', 'variant', 'year', 'first_registration_date'] as const;

/** The spec list of the electric-car-aware variant B. */
export function electricSummaryFacts(vehicle: PublicVehicle): Fact[] {
  return pick(vehicle, ELECTRIC_SUMMARY);
}

/** 'Køretøjsinformation' of the overview. */
export function infoFacts(vehicle: PublicVehicle): Fact[] {
  return pick(vehicle, INFO);
}

/** Every known fact, in the order of `factCopy`, for the specifications. */
export function allFacts(vehicle: PublicVehicle): Fact[] {
  return pick(vehicle, Object.keys(factCopy) as FactName[]);
}

function pick(vehicle: PublicVehicle, names: readonly FactName[]): Fact[] {
  return factsOf(names, (name) =>
    name in SUMMARY_TEXTS
      ? SUMMARY_TEXTS[name as keyof typeof SUMMARY_TEXTS](vehicle)
      : plainText(vehicle, name),
  );
}

/** A value written as its type and unit say; null for none, and for 0, which says as little. */
function plainText(vehicle: PublicVehicle, name: FactName): string | null {
  const field = fieldOf(name);
  const value = vehicle[name];
  if (!value || !isFieldOpen(name, vehicle)) return null;
  if (field.type === 'date') return formatDate(String(value));
  if (typeof value !== 'number') return value;
  if (field.type === 'amount') return formatKroner(value);
  return 'unit' in field ? `${formatDecimal(value)} ${field.unit}` : formatDecimal(value);
}
