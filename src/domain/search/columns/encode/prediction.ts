/**
 * Cars of one model and variant mostly share what is not their own history: body, power, equipment. So
 * a column may store, for each car, whether its number is the one to expect of its group (0), else the
 * number plus 1. To expect is the last number known of the group, or none (the number 0) where most of
 * the group have had none: a fact that staff left out of one car says nothing of the others.
 */
export function predicted(numbers: readonly number[], groups: ArrayLike<number>): number[] {
  const expectations = new Expectations();
  return numbers.map((number, index) => {
    const group = groups[index] ?? 0;
    const isExpected = expectations.of(group) === number;
    expectations.add(group, number);
    return isExpected ? 0 : number + 1;
  });
}

/** Undoes `predicted`, in place. */
export function restored(numbers: Float64Array, groups: ArrayLike<number>): Float64Array {
  const expectations = new Expectations();
  for (const [index, stored] of numbers.entries()) {
    const group = groups[index] ?? 0;
    const number = stored === 0 ? expectations.of(group) : stored - 1;
    expectations.add(group, number);
    numbers[index] = number;
  }
  return numbers;
}

/** What to expect of each group after what has been there. */
class Expectations {
  readonly #last: number[] = [];
  /** How many more have had a number than have had none. */
  readonly #known: number[] = [];

  of(group: number): number {
    return (this.#known[group] ?? 0) > 0 ? (this.#last[group] ?? 0) : 0;
  }

  add(group: number, number: number): void {
    if (number !== 0) this.#last[group] = number;
    this.#known[group] = (this.#known[group] ?? 0) + (number === 0 ? -1 : 1);
  }
}

/** Bits of text per number, without its neighbours: what is worth comparing of two ways to store it. */
export function entropy(numbers: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const number of numbers) counts.set(number, (counts.get(number) ?? 0) + 1);
  const shares = [...counts.values()].map((count) => count / numbers.length);
  return shares.reduce((sum, share) => sum - share * Math.log2(share), 0);
}
