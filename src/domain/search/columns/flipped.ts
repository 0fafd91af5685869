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
  return exchange(bits, isKnown, groups, (bit) => bit);
}

/** Undoes `flip`. */
export function unflip(
  bits: Uint8Array,
  isKnown: Uint8Array | null,
  groups: ArrayLike<number>,
): Uint8Array {
  return exchange(bits, isKnown, groups, (_change, bit) => bit);
}

/** Combines each bit with the last one of its group, which is `lastOf` the old and the new bit. */
function exchange(
  bits: Uint8Array,
  isKnown: Uint8Array | null,
  groups: ArrayLike<number>,
  lastOf: (before: number, after: number) => number,
): Uint8Array {
  const last: number[] = [];
  for (let at = 0; at < bits.length; at += 1) {
    if (isKnown !== null && isKnown[at] === 0) bits[at] = 0;
    else {
      const group = groups[at] ?? 0;
      const before = bits[at] ?? 0;
      const after = before ^ (last[group] ?? 0);
      bits[at] = after;
      last[group] = lastOf(before, after);
    }
  }
  return bits;
}
