import { fuelLabel, gearboxLabel, mileageLabel } from '#copy/labels.ts';
import { factCopy, pageFactCopy } from '#copy/vehicles/vehicle-facts.ts';
import type { FactName, NameOf } from '#domain/vehicle/fields/table.ts';
import type { PublicVehicle } from '#domain/vehicle/public-vehicle.ts';
import {
  type Age,
  type Fact,
  isOfModelYear,
  yearText,
} from '#features/inventory/summary/row-facts.ts';

type FactText = (vehicle: PublicVehicle) => string | null;
/** Facts that need a text of their own: unit and type do not say how to write them. */
type WorkedOut = NameOf<{ fact: true; type: 'choice' | 'flag' | 'list' | 'time' }>;

/**
 * The facts beside the images, in the order of the spec. The page of a vehicle that is not built
 * yet runs this in the browser, so it does not load the table of fields.
 */
export const SUMMARY_TEXTS = {
  color: ({ color }) => color,
  variant: ({ variant }) => variant,
  year: yearText,
  mileage: ({ mileage }) => mileageLabel(mileage),
  gearkasse: gearboxLabel,
  fuel_type: ({ fuel_type }) => fuelLabel(fuel_type),
} as const satisfies Partial<Record<FactName, FactText>> & Record<WorkedOut, FactText>;

/** The spec list of variant A. */
export function summaryFacts(vehicle: PublicVehicle): Fact[] {
  const names = Object.keys(SUMMARY_TEXTS) as (keyof typeof SUMMARY_TEXTS)[];
  return namedAge(
    vehicle,
    factsOf(names, (name) => SUMMARY_TEXTS[name](vehicle)),
  );
}

/** The facts with their labels; one without a text is left out. */
export function factsOf<Name extends FactName>(
  names: readonly Name[],
  textOf: (name: Name) => string | null,
): Fact[] {
  return names.flatMap((name) => {
    const value = textOf(name);
    return value ? [{ label: factCopy[name], value }] : [];
  });
}

/** The facts with the year labelled as the first registration where it is that. */
export function namedAge(vehicle: Age, facts: Fact[]): Fact[] {
  if (!isOfModelYear(vehicle)) return facts;
  return facts.map((fact) =>
    fact.label === factCopy.year ? { ...fact, label: pageFactCopy.registered } : fact,
  );
}
