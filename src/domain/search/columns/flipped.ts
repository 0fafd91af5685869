/**
 * Turns the bit of each vehicle, in place, into whether it is another than the last one known of its
 * group. A vehicle of which nothing is known, without any value of the facet, has no bits. `isKnown` is
 * null where all are known.
 */
export function flip(
  bits: Uint8Array,
  isKnown: Uint8Array | null,
  groups: ArrayLike<number>,
): Uint8Array {
  const last: number[] = [];
  for (let at = 0; at < bits.length; at += 1) {
    if (isKnown !== null && isKnown[at] === 0) bits[at] = 0;
    else {
      const group = groups[at] ?? 0;
      const bit = bits[at] ?? 0;
      bits[at] = bit ^ (last[group] ?? 0);
      last[group] = bit;
    }
  }
  return bits;
}

/** Undoes `flip`. */
export function unflip(
  bits: Uint8Array,
  isKnown: Uint8Array | null,
  groups: ArrayLike<number>,
): Uint8Array {
  const last: number[] = [];
  for (let at = 0; at < bits.length; at += 1) {
    if (isKnown !== null && isKnown[at] === 0) bits[at] = 0;
    else {
      const group = groups[at] ?? 0;
      const bit = (bits[at] ?? 0) ^ (last[group] ?? 0);
      bits[at] = bit;
      last[group] = bit;
    }
  }
  return bits;
}
