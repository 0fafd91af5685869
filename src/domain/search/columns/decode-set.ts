import type { SetFacet } from '../values/choice-values.ts';
import type { SetColumn } from './columns.ts';
import type { ColumnsFile } from './columns-file.ts';
import { unflipped } from './flipped.ts';
import { bitAt } from './planes.ts';

/** One bit a vehicle for each value of a facet. */
export function decodeSet(
  stored: ColumnsFile['sets'][SetFacet],
  groups: ArrayLike<number>,
): SetColumn {
  const size = groups.length;
  return {
    values: stored.map(([value]) => value),
    planes: stored.map(([, text, isPredicted]) => {
      const bits = Array.from({ length: size }, (_, index) => bitAt(text, index));
      return planeOf(isPredicted ? unflipped(bits, groups) : bits);
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
