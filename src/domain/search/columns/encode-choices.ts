import type { SearchVehicle } from '../search-vehicle.ts';
import { choiceValue } from '../values/choice-values.ts';
import type { CodedFacet } from './coded-facets.ts';

/** The values of a facet, and for each vehicle the index of its value plus 1; 0 for none. */
export function encodeChoices(
  facet: CodedFacet,
  vehicles: readonly SearchVehicle[],
): { values: string[]; codes: number[] } {
  const found = vehicles.map((vehicle) => choiceValue(facet, vehicle));
  const values = inOrder(found.filter((value) => value !== null));
  const index = new Map(values.map((value, at) => [value, at + 1]));
  return {
    values,
    codes: found.map((value) => (value === null ? 0 : (index.get(value) ?? 0))),
  };
}

/** Each value once: numbers ascending, others by how many vehicles have them. */
export function inOrder(values: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  const isNumeric = [...counts.keys()].every((value) => /^\d+$/u.test(value));
  const byValue = (a: string, b: string) => (a < b ? -1 : 1);
  return [...counts]
    .sort(([a, countA], [b, countB]) =>
      isNumeric ? Number(a) - Number(b) : countB - countA || byValue(a, b),
    )
    .map(([value]) => value);
}
