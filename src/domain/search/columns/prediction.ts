/**
 * Cars of one model and variant mostly share what is not their own history: body, power, equipment. So
 * a column may store, for each car, whether its number is that of the car of its group before it (0),
 * else the number plus 1.
 */
export function predicted(numbers: readonly number[], groups: ArrayLike<number>): number[] {
  const last = new Map<number, number>();
  return numbers.map((number, index) => {
    const group = groups[index] ?? 0;
    const isSame = last.get(group) === number;
    last.set(group, number);
    return isSame ? 0 : number + 1;
  });
}

/** Undoes `predicted`, in place. */
export function restored(numbers: Float64Array, groups: ArrayLike<number>): Float64Array {
  const last = new Map<number, number>();
  for (const [index, stored] of numbers.entries()) {
    const group = groups[index] ?? 0;
    const number = stored === 0 ? (last.get(group) ?? 0) : stored - 1;
    last.set(group, number);
    numbers[index] = number;
  }
  return numbers;
}

/** Bits of text per number, without its neighbours: what is worth comparing of two ways to store it. */
export function entropy(numbers: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const number of numbers) counts.set(number, (counts.get(number) ?? 0) + 1);
  const shares = [...counts.values()].map((count) => count / numbers.length);
  return shares.reduce((sum, share) => sum - share * Math.log2(share), 0);
}
