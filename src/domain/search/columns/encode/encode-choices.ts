import type { SearchVehicle } from '#domain/search/search-vehicle.ts';
import { choiceValue } from '#domain/search/values/choice-values.ts';
import type { CodedFacet } from '../coded-facets.ts';
import { storeColumn } from '../column.ts';
import type { ColumnsFile } from '../columns-file.ts';
import { storeValue } from '../known-values.ts';
import type { ColumnMemory } from './column-memory.ts';

type StoredChoices = ColumnsFile['choices'][CodedFacet];

/** The values of a facet, and for each vehicle the index of its value plus 1; 0 for none. */
export function encodeChoices(
  facet: CodedFacet,
  vehicles: readonly SearchVehicle[],
  groups: ArrayLike<number>,
  memory: ColumnMemory,
): StoredChoices {
  const found = vehicles.map((vehicle) => choiceValue(facet, vehicle));
  return memory.once(facet, [found, groups], () => {
    const values = inOrder(found.filter((value) => value !== null));
    const index = new Map(values.map((value, at) => [value, at + 1]));
    const codes = found.map((value) => (value === null ? 0 : (index.get(value) ?? 0)));
    return [values.map(storeValue), storeColumn(codes, groups)];
  });
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
