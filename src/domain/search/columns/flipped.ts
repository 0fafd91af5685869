/**
 * For each vehicle whether its bit is another than the last one known of its group. A vehicle of which
 * nothing is known, without any value of the facet, has no bits.
 */
export function flipped(
  bits: readonly boolean[],
  isKnown: readonly boolean[],
  groups: ArrayLike<number>,
): boolean[] {
  const last = new Map<number, boolean>();
  return bits.map((bit, index) => {
    if (!isKnown[index]) return false;
    const group = groups[index] ?? 0;
    const before = last.get(group) ?? false;
    last.set(group, bit);
    return bit !== before;
  });
}

/** Undoes `flipped`. */
export function unflipped(
  flips: readonly boolean[],
  isKnown: readonly boolean[],
  groups: ArrayLike<number>,
): boolean[] {
  const last = new Map<number, boolean>();
  return flips.map((flip, index) => {
    if (!isKnown[index]) return false;
    const group = groups[index] ?? 0;
    const bit = flip !== (last.get(group) ?? false);
    last.set(group, bit);
    return bit;
  });
}
