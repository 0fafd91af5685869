import type { RangeFacet } from '#domain/search/facets.ts';
import type { SearchVehicle } from '#domain/search/search-vehicle.ts';
import { rangeValue } from '#domain/search/values/range-value.ts';
import { storeColumn } from '../column.ts';
import type { StoredRange } from '../columns-file.ts';
import type { ColumnMemory } from './column-memory.ts';

/** Numbers are stored to this part of their unit, as amounts have øre. */
const PARTS = 100;

/** The numbers of a range facet as whole steps from the lowest one; null where no vehicle has one. */
export function encodeRange(
  facet: RangeFacet,
  vehicles: readonly SearchVehicle[],
  groups: ArrayLike<number>,
  memory: ColumnMemory,
): StoredRange | null {
  const parts = vehicles.map((vehicle) => {
    const value = rangeValue(facet, vehicle);
    return value === null ? null : Math.round(value * PARTS);
  });
  return memory.once(facet, [parts, groups], () => storedRange(parts, groups));
}

function storedRange(
  parts: readonly (number | null)[],
  groups: ArrayLike<number>,
): StoredRange | null {
  const known = parts.filter((part) => part !== null);
  const [first] = known;
  if (first === undefined) return null;
  const min = known.reduce((low, part) => Math.min(low, part), first);
  const step = known.reduce((divisor, part) => commonDivisor(divisor, part - min), 0) || 1;
  const numbers = parts.map((part) => (part === null ? 0 : (part - min) / step + 1));
  return [min / PARTS, step / PARTS, storeColumn(numbers, groups)];
}

function commonDivisor(a: number, b: number): number {
  return b === 0 ? a : commonDivisor(b, a % b);
}
