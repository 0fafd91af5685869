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

/** The facts with the year labelled as the first registration where it is that. */
export function namedAge(vehicle: Age, facts: Fact[]): Fact[] {
  if (!isOfModelYear(vehicle)) return facts;
  return facts.map((fact) =>
    fact.label === factCopy.year ? { ...fact, label: pageFactCopy.registered } : fact,
  );
}
