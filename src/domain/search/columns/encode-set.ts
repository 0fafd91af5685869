import type { SearchVehicle } from '../search-vehicle.ts';
import { type SetFacet, setValues } from '../values/choice-values.ts';
import type { StoredSet } from './columns-file.ts';
import { inOrder } from './encode-choices.ts';
import { flipped } from './flipped.ts';
import { storeValue } from './known-values.ts';
import { packBits } from './planes.ts';

/** For each value of a facet, which vehicles have it. */
export function encodeSet(
  facet: SetFacet,
  vehicles: readonly SearchVehicle[],
  groups: ArrayLike<number>,
): StoredSet {
  const sets = vehicles.map((vehicle) => new Set(setValues(facet, vehicle)));
  // A vehicle without an offer has none; one without equipment may just not have been described.
  const isKnown = sets.map(({ size }) => facet !== 'equipment' || size > 0);
  const found = inOrder(sets.flatMap((set) => [...set]));
  const having = new Map(
    found.map((value) => [value, new Array<boolean>(sets.length).fill(false)]),
  );
  for (const [place, set] of sets.entries()) {
    for (const value of set) (having.get(value) as boolean[])[place] = true;
  }
  const values = [...having].map(([value, bits]): StoredSet[1][number] => {
    const changes = flipped(bits, isKnown, groups);
    const isPredicted = count(changes) < Math.min(count(bits), bits.length - count(bits));
    const text = packBits(isPredicted ? changes : bits);
    return [storeValue(value), text, isPredicted ? 1 : 0];
  });
  return [isKnown.every(Boolean) ? null : packBits(isKnown), values];
}

function count(bits: readonly boolean[]): number {
  return bits.reduce((sum, bit) => sum + (bit ? 1 : 0), 0);
}
