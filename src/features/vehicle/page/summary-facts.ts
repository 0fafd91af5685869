import { factCopy, pageFactCopy } from '#copy/vehicles/vehicle-facts.ts';
import type { PublicVehicle } from '#domain/vehicle/public-vehicle.ts';
import { type Age, type Fact, isOfModelYear } from '#features/inventory/summary/row-facts.ts';
import { FACT_TEXTS, factsOf } from './fact-texts.ts';

/** The facts beside the images, in the order of the spec. */
const SUMMARY = ['color', 'variant', 'year', 'mileage', 'gearkasse', 'fuel_type'] as const;

/** The spec list of variant A. */
export function summaryFacts(vehicle: PublicVehicle): Fact[] {
  return namedAge(
    vehicle,
    factsOf(SUMMARY, (name) => FACT_TEXTS[name](vehicle)),
  );
}

/** What else the page of a vehicle that is not built yet says of it. */
const OTHERS = [
  ...(['body_type', 'power_hp', 'drive_wheels', 'tow_bar'] as const),
  ...(['earlier_use', 'owner_count', 'service_history', 'vat_kind'] as const),
] as const;

/** Known facts that are not in the spec list and apply to vehicles of every fuel. */
export function otherFacts(vehicle: PublicVehicle): Fact[] {
  return factsOf(OTHERS, (name) => FACT_TEXTS[name](vehicle));
}

/** The facts with the year labelled as the first registration where it is that. */
export function namedAge(vehicle: Age, facts: Fact[]): Fact[] {
  if (!isOfModelYear(vehicle)) return facts;
  return facts.map((fact) =>
    fact.label === factCopy.year ? { ...fact, label: pageFactCopy.registered } : fact,
  );
}
