import { factCopy } from '#copy/vehicles/vehicle-facts.ts';
import { isGone } from '#domain/favourites/changes-of.ts';
import type { VehicleData } from '../favourites/find-vehicle.ts';
import { bestNumbers, bestOf, byRank } from './ranked-facts.ts';

/** One fact of all compared vehicles, in their order; null where it is not known. */
export interface ComparedFact {
  label: string;
  values: readonly (string | null)[];
  /** For each value whether it is the best; see `bestOf`. */
  best: readonly boolean[];
}

export interface Comparison {
  /** For each vehicle whether its price is the lowest; none is where prices contain different things. */
  cheapest: readonly boolean[];
  differing: readonly ComparedFact[];
  /** Facts that are known of all vehicles and the same. */
  equal: readonly ComparedFact[];
  /** For each vehicle, the equipment that not all of them have. */
  ownEquipment: readonly (readonly string[])[];
  sharedEquipment: readonly string[];
}

/** The name of the vehicle says them. */
const IN_NAME: readonly string[] = [factCopy.make, factCopy.model];
/** The parts that a price includes. */
const CONTENTS = [
  factCopy.vat_kind,
  factCopy.price_includes_delivery,
  factCopy.price_includes_plates,
];

/** Compares vehicles fact by fact; the most decisive ones come first. */
export function compareCars(
  vehicles: readonly Pick<VehicleData, 'facts' | 'equipment' | 'seen'>[],
): Comparison {
  const cars = vehicles.map(
    ({ facts }) => new Map(facts.map(({ label, value }) => [label, value])),
  );
  const labels = [...new Set(cars.flatMap((facts) => [...facts.keys()]))]
    .filter((label) => !IN_NAME.includes(label))
    .sort(byRank);
  const valuesOf = (label: string) => cars.map((known) => known.get(label) ?? null);
  const isSame = (label: string) => new Set(valuesOf(label)).size === 1;
  const haveOneFuel = isSame(factCopy.fuel_type);
  const facts = labels.map((label) => {
    const values = valuesOf(label);
    return { label, values, best: bestOf(label, values, haveOneFuel) };
  });
  const isEqual = ({ label }: ComparedFact) => isSame(label);
  const equipment = vehicles.map(
    (vehicle) => new Map(vehicle.equipment.map((name) => [name.toLowerCase(), name])),
  );
  const shared = [...(equipment[0] ?? [])].filter(([key]) =>
    equipment.every((items) => items.has(key)),
  );
  const sharedKeys = new Set(shared.map(([key]) => key));
  const prices = vehicles.map(({ seen }) => (isGone(seen) ? null : seen.price));
  return {
    cheapest: bestNumbers(CONTENTS.every(isSame) ? prices : [], 'less'),
    differing: facts.filter((fact) => !isEqual(fact)),
    equal: facts.filter(isEqual),
    ownEquipment: equipment.map((items) =>
      [...items].filter(([key]) => !sharedKeys.has(key)).map(([, name]) => name),
    ),
    sharedEquipment: shared.map(([, name]) => name),
  };
}
