/**
 * What each column was last made from, and what came out: an edit changes few columns of a stock, and
 * the others cost most of its time.
 */
export class ColumnMemory {
  readonly #made = new Map<string, { from: readonly List[]; result: unknown }>();

  /** The last result of this name where it was made from equal lists; else `make` makes it. */
  once<Result>(name: string, from: readonly List[], make: () => Result): Result {
    const last = this.#made.get(name);
    if (last && isSameList(last.from, from)) return last.result as Result;
    const result = make();
    this.#made.set(name, { from, result });
    return result;
  }
}

type List = ArrayLike<unknown>;

/** Whether two lists have the same items, or equal lists of them. */
function isSameList(a: List, b: List): boolean {
  if (a === b) return true;
  if (a.length !== b.length) return false;
  for (let at = 0; at < a.length; at += 1) {
    const [before, after] = [a[at], b[at]];
    if (before === after) continue;
    if (!Array.isArray(before) || !Array.isArray(after)) return false;
    if (!isSameList(before, after)) return false;
  }
  return true;
}
