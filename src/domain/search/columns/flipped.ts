/** For each vehicle whether its bit is another than that of the vehicle of its group before it. */
export function flipped(bits: readonly boolean[], groups: ArrayLike<number>): boolean[] {
  const last = new Map<number, boolean>();
  return bits.map((bit, index) => {
    const group = groups[index] ?? 0;
    const before = last.get(group) ?? false;
    last.set(group, bit);
    return bit !== before;
  });
}

/** Undoes `flipped`. */
export function unflipped(flips: readonly boolean[], groups: ArrayLike<number>): boolean[] {
  const last = new Map<number, boolean>();
  return flips.map((flip, index) => {
    const group = groups[index] ?? 0;
    const bit = flip !== (last.get(group) ?? false);
    last.set(group, bit);
    return bit;
  });
}
