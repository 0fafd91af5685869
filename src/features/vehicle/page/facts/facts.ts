import type { CatalogueVehicle } from '#catalogue/types.ts';
import { formatDate, formatDecimal, formatKilometres, formatKroner } from '#copy/format.ts';
import { fuelLabel } from '#copy/labels.ts';
import { pageFactCopy as copy, factCopy } from '#copy/vehicles/vehicle-facts.ts';
import { batteryCopy } from '#copy/vehicles/vehicle-page.ts';
import type { VehicleField } from '#domain/vehicle/fields/field.ts';
import { isFieldOpen } from '#domain/vehicle/fields/open-sections.ts';
import { type FactName, fieldOf } from '#domain/vehicle/fields/table.ts';
import type { PublicVehicle } from '#domain/vehicle/public-vehicle.ts';
import { type Age, type Fact, isOfModelYear } from '#features/inventory/summary/row-facts.ts';
import { FACT_TEXTS } from './fact-texts.ts';

/** The spec list of variant A, in the order of the spec. */
const SUMMARY = ['color', 'variant', 'year', 'mileage', 'gearkasse', 'fuel_type'] as const;

const STRIP = [
  ...(['color', 'variant', 'year', 'mileage', 'power_hp', 'gearkasse', 'fuel_type'] as const),
  ...(['towing_weight', 'owner_count', 'next_inspection_date'] as const),
] as const;

const ELECTRIC_SUMMARY = [
  'year',
  'mileage',
  'fuel_type',
  'gearkasse',
  'color',
  'battery_capacity',
  'battery_health_percentage',
] as const;

/** The facts that describe a vehicle in search results. */
export function summaryFacts(vehicle: PublicVehicle): Fact[] {
  return namedAge(vehicle, pick(vehicle, SUMMARY));
}

/**
 * The facts below the name in variant A, in a fixed order; unknown ones are left out. Its spec list
 * is among them in its own order: colour, variant, year, mileage, gearbox, fuel.
 */
export function stripFacts(item: CatalogueVehicle): Fact[] {
  const { vehicle } = item;
  const { power_hp: power } = vehicle;
  const short: Partial<Record<string, Partial<Fact>>> = {
    [factCopy.power_hp]: power ? { value: copy.horsepower(formatDecimal(power)) } : {},
    [factCopy.fuel_type]: { value: fuelText(item) },
    [factCopy.towing_weight]: { label: copy.towing },
  };
  const facts = pick(vehicle, STRIP).map((fact) => ({ ...fact, ...short[fact.label] }));
  return namedAge(vehicle, facts);
}

/** The fuel with the range of an electric vehicle, else the consumption. */
function fuelText({ vehicle, batteryTests: [newest] }: CatalogueVehicle): string {
  const { fuel_type, range_wltp_km: wltp, consumption_km_l: consumption } = vehicle;
  const fuel = fuelLabel(fuel_type);
  const measured = newest?.estimated_range_km;
  if (fuel_type !== 'electric')
    return consumption ? copy.consumption(fuel, formatDecimal(consumption)) : fuel;
  if (measured) return copy.measuredRange(fuel, formatKilometres(measured));
  return wltp ? copy.wltpRange(fuel, formatKilometres(wltp)) : fuel;
}

/** The facts below the name in the electric-car-aware variant B. */
export function electricStripFacts(item: CatalogueVehicle): Fact[] {
  const { vehicle, batteryTests } = item;
  const range = batteryTests[0]?.estimated_range_km;
  return [
    ...namedAge(vehicle, pick(vehicle, ELECTRIC_SUMMARY)),
    ...(range ? [{ label: batteryCopy.range, value: formatKilometres(range) }] : []),
  ];
}

/** The named facts that are known. */
export function pickFacts(vehicle: PublicVehicle, names: readonly FactName[]): Fact[] {
  return pick(vehicle, names).map((fact) =>
    // The date of the registration stands in a row of its own here.
    fact.label === factCopy.year ? { ...fact, value: String(vehicle.year) } : fact,
  );
}

function pick(vehicle: PublicVehicle, names: readonly FactName[]): Fact[] {
  return names.flatMap((name) => {
    const value = isFieldOpen(name, vehicle) && textOf(name, vehicle);
    return value ? [{ label: factCopy[name], value }] : [];
  });
}

/** The facts with the year labelled as the first registration where it is that. */
function namedAge(vehicle: Age, facts: Fact[]): Fact[] {
  if (!isOfModelYear(vehicle)) return facts;
  return facts.map((fact) =>
    fact.label === factCopy.year ? { ...fact, label: copy.registered } : fact,
  );
}

function textOf(name: FactName, vehicle: PublicVehicle): string | null {
  return name in FACT_TEXTS
    ? FACT_TEXTS[name as keyof typeof FACT_TEXTS](vehicle)
    : plainText(fieldOf(name), vehicle[name]);
}

/** A value written by its type and unit; null without one, and for 0, which means the same. */
export function plainText(
  field: VehicleField,
  value: string | number | readonly string[] | null,
): string | null {
  if (!value) return null;
  if (typeof value === 'object') return value.join(', ') || null;
  if (field.type === 'date') return formatDate(String(value));
  if (typeof value !== 'number') return value;
  if (field.type === 'amount') return formatKroner(value);
  return 'unit' in field ? `${formatDecimal(value)} ${field.unit}` : formatDecimal(value);
}
