import type { SetColumn } from '../columns.ts';
import type { StoredSet } from '../columns-file.ts';
import { unflip } from '../flipped.ts';
import { readValue } from '../known-values.ts';
import { unpackBits } from '../planes.ts';

/** One bit a vehicle for each value of a facet. */
export function decodeSet([known, values]: StoredSet, groups: ArrayLike<number>): SetColumn {
  const size = groups.length;
  const isKnown = known === null ? null : unpackBits(known, size);
  return {
    values: values.map(([value]) => readValue(value)),
    planes: values.map(([, text, isPredicted]) => {
      const bits = unpackBits(text, size);
      return planeOf(isPredicted ? unflip(bits, isKnown, groups) : bits);
    }),
  };
}

function planeOf(bits: Uint8Array): Uint32Array {
  const plane = new Uint32Array(Math.ceil(bits.length / 32));
  for (let at = 0; at < bits.length; at += 1) {
    if (bits[at] === 1) plane[at >>> 5] = (plane[at >>> 5] ?? 0) | (1 << (at & 31));
  }
  return plane;
}
