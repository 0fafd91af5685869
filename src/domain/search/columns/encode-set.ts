import type { SearchVehicle } from '../search-vehicle.ts';
import { type SetFacet, setValues } from '../values/choice-values.ts';
import type { ColumnsFile } from './columns-file.ts';
import { inOrder } from './encode-choices.ts';
import { flipped } from './flipped.ts';
import { packBits } from './planes.ts';

/** For each value of a facet, which vehicles have it. */
export function encodeSet(
  facet: SetFacet,
  vehicles: readonly SearchVehicle[],
  groups: ArrayLike<number>,
): ColumnsFile['sets'][SetFacet] {
  const sets = vehicles.map((vehicle) => new Set(setValues(facet, vehicle)));
  return inOrder(sets.flatMap((set) => [...set])).map((value) => {
    const bits = sets.map((set) => set.has(value));
    const changes = flipped(bits, groups);
    const isPredicted = count(changes) < Math.min(count(bits), bits.length - count(bits));
    const text = packBits(isPredicted ? changes : bits);
    return [value, text, isPredicted ? 1 : 0];
  });
}

function count(bits: readonly boolean[]): number {
  return bits.reduce((sum, bit) => sum + (bit ? 1 : 0), 0);
}
