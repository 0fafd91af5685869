import type { SearchVehicle } from '#domain/search/search-vehicle.ts';
import { type SetFacet, setValues } from '#domain/search/values/choice-values.ts';
import type { StoredSet } from '../columns-file.ts';
import { flip } from '../flipped.ts';
import { storeValue } from '../known-values.ts';
import { packBits } from '../planes.ts';
import type { ColumnMemory } from './column-memory.ts';
import { inOrder } from './encode-choices.ts';

/** For each value of a facet, which vehicles have it. */
export function encodeSet(
  facet: SetFacet,
  vehicles: readonly SearchVehicle[],
  groups: ArrayLike<number>,
  memory: ColumnMemory,
): StoredSet {
  const values = vehicles.map((vehicle) => setValues(facet, vehicle));
  return memory.once(facet, [values, groups], () => storedSet(facet, values, groups));
}

function storedSet(
  facet: SetFacet,
  valuesOf: readonly (readonly string[])[],
  groups: ArrayLike<number>,
): StoredSet {
  const sets = valuesOf.map((values) => new Set(values));
  // A vehicle without an offer has none; one without equipment may just not have been described.
  const isKnown = Uint8Array.from(sets, ({ size }) => (facet !== 'equipment' || size > 0 ? 1 : 0));
  const found = inOrder(sets.flatMap((set) => [...set]));
  const having = new Map(found.map((value) => [value, new Uint8Array(sets.length)]));
  for (const [place, set] of sets.entries()) {
    for (const value of set) (having.get(value) as Uint8Array)[place] = 1;
  }
  const values = [...having].map(([value, bits]): StoredSet[1][number] => {
    const changes = flip(bits.slice(), isKnown, groups);
    const isPredicted = count(changes) < Math.min(count(bits), bits.length - count(bits));
    const text = packBits(isPredicted ? changes : bits);
    return [storeValue(value), text, isPredicted ? 1 : 0];
  });
  return [isKnown.includes(0) ? packBits(isKnown) : null, values];
}

function count(bits: Uint8Array): number {
  let sum = 0;
  for (const bit of bits) sum += bit;
  return sum;
}
