import { formatDate, formatDecimal } from '#copy/format.ts';
import { fuelLabel, gearboxLabel, mileageLabel } from '#copy/labels.ts';
import { factCopy } from '#copy/vehicle-page.ts';
import type { PublicVehicle } from '#domain/vehicle/public-vehicle.ts';
import { type Fact, yearText } from '#features/inventory/summary/row-facts.ts';

type FactName = keyof typeof factCopy;

/** The facts beside the images, in the order of the spec. */
const SUMMARY = ['color', 'variant', 'year', 'mileage', 'gearbox', 'fuel'] as const;
const ELECTRIC_SUMMARY = [
  'year',
  'mileage',
  'fuel',
  'gearbox',
  'color',
  'batteryCapacity',
  'batteryHealth',
] as const;
const INFO = ['make', 'model', 'variant', 'year', 'firstRegistration'] as const;

/** The spec list of variant A. */
export function summaryFacts(vehicle: PublicVehicle): Fact[] {
  return pick(vehicle, SUMMARY);
}

/** The spec list of the electric-car-aware variant B. */
export function electricSummaryFacts(vehicle: PublicVehicle): Fact[] {
  return pick(vehicle, ELECTRIC_SUMMARY);
}

/** 'Køretøjsinformation' of the overview. */
export function infoFacts(vehicle: PublicVehicle): Fact[] {
  return pick(vehicle, INFO);
}

/** Everything known, for the specifications. */
export function allFacts(vehicle: PublicVehicle): Fact[] {
  return pick(vehicle, Object.keys(factCopy) as FactName[]);
}

function pick(vehicle: PublicVehicle, names: readonly FactName[]): Fact[] {
  const values = factValues(vehicle);
  return names.flatMap((name) => {
    const value = values[name];
    return value ? [{ label: factCopy[name], value }] : [];
  });
}

/** What is not known is not shown; the battery is an electric car's alone. */
function factValues(vehicle: PublicVehicle): Record<FactName, string | null> {
  const { battery_capacity: capacity, battery_health_percentage: health } = vehicle;
  const isElectric = vehicle.fuel_type === 'electric';
  return {
    make: vehicle.make,
    model: vehicle.model,
    variant: vehicle.variant,
    year: yearText(vehicle),
    firstRegistration: vehicle.first_registration_date
      ? formatDate(vehicle.first_registration_date)
      : null,
    mileage: mileageLabel(vehicle.mileage),
    fuel: fuelLabel(vehicle.fuel_type),
    gearbox: gearboxLabel(vehicle),
    color: vehicle.color,
    batteryCapacity: isElectric && capacity ? `${formatDecimal(capacity)} kWh` : null,
    batteryHealth: isElectric && health ? `${health} %` : null,
  };
}
