import { equipmentCopy } from '#copy/equipment.ts';
import { factCopy } from '#copy/vehicles/vehicle-facts.ts';
import { matchEquipment } from '#domain/vehicle/match-equipment.ts';
import type { CarPage } from './read-car-page.ts';

/** One fact of all compared vehicles, in their order; null where it is not known. */
export interface ComparedFact {
  label: string;
  values: readonly (string | null)[];
}

export interface Comparison {
  differing: readonly ComparedFact[];
  /** Facts that are known of all vehicles and the same. */
  equal: readonly ComparedFact[];
  /** For each vehicle, the equipment that not all of them have. */
  ownEquipment: readonly (readonly string[])[];
  sharedEquipment: readonly string[];
}

/** The name of the vehicle says them. */
const IN_NAME: readonly string[] = [factCopy.make, factCopy.model];
const ORDER: readonly string[] = Object.values(factCopy);

/** Compares vehicles fact by fact, in the order of their pages. */
export function compareCars(pages: readonly Pick<CarPage, 'groups' | 'equipment'>[]): Comparison {
  const cars = pages.map(({ groups }) => factsByLabel(groups));
  const labels = [...new Set(cars.flatMap((facts) => [...facts.keys()]))]
    .filter((label) => !IN_NAME.includes(label))
    .sort((a, b) => placeOf(a) - placeOf(b));
  const facts = labels.map((label) => ({
    label,
    values: cars.map((known) => known.get(label) ?? null),
  }));
  const isEqual = ({ values }: ComparedFact) => new Set(values).size === 1;
  const equipment = pages.map((page) => equipmentOf(page.equipment));
  const shared = [...(equipment[0] ?? [])].filter(([key]) =>
    equipment.every((items) => items.has(key)),
  );
  const sharedKeys = new Set(shared.map(([key]) => key));
  return {
    differing: facts.filter((fact) => !isEqual(fact)),
    equal: facts.filter(isEqual),
    ownEquipment: equipment.map((items) =>
      [...items].filter(([key]) => !sharedKeys.has(key)).map(([, name]) => name),
    ),
    sharedEquipment: shared.map(([, name]) => name),
  };
}

function factsByLabel(groups: CarPage['groups']): Map<string, string> {
  return new Map(groups.flatMap(({ facts }) => facts.map(({ label, value }) => [label, value])));
}

/**
 * Equipment by what it is: a code where the words of staff name one for certain, since two vehicles
 * have the same in other words, else the words themselves.
 */
function equipmentOf(texts: readonly string[]): Map<string, string> {
  return new Map(
    texts.flatMap((text): [string, string][] => {
      const codes = matchEquipment([text]);
      if (codes.length === 0) return [[text.toLowerCase(), text]];
      return codes.map(({ code }) => [code, equipmentCopy[code]]);
    }),
  );
}

function placeOf(label: string): number {
  const place = ORDER.indexOf(label);
  return place < 0 ? ORDER.length : place;
}
