import type { SetColumn } from './columns.ts';
import type { StoredSet } from './columns-file.ts';
import { unflipped } from './flipped.ts';
import { readValue } from './known-values.ts';
import { bitAt } from './planes.ts';

/** One bit a vehicle for each value of a facet. */
export function decodeSet([known, values]: StoredSet, groups: ArrayLike<number>): SetColumn {
  const size = groups.length;
  const bitsOf = (text: string) => Array.from({ length: size }, (_, index) => bitAt(text, index));
  const isKnown = known === null ? Array.from({ length: size }, () => true) : bitsOf(known);
  return {
    values: values.map(([value]) => readValue(value)),
    planes: values.map(([, text, isPredicted]) => {
      const bits = bitsOf(text);
      return planeOf(isPredicted ? unflipped(bits, isKnown, groups) : bits);
    }),
  };
}

function planeOf(bits: readonly boolean[]): Uint32Array {
  const plane = new Uint32Array(Math.ceil(bits.length / 32));
  for (const [index, bit] of bits.entries()) {
    if (bit) plane[index >>> 5] = (plane[index >>> 5] ?? 0) | (1 << (index & 31));
  }
  return plane;
}
