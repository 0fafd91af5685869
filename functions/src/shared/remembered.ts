/** Returns a function that reads once for all of its callers, and again after a failed read. */
export function once<Value>(read: () => Promise<Value>): () => Promise<Value> {
  return remembered(Infinity, () => new Date(), read);
}

/**
 * Returns a function that reads at most once in `milliseconds` for all of its callers. A failed
 * read is not remembered: the next call tries again.
 */
export function remembered<Value>(
  milliseconds: number,
  now: () => Date,
  read: () => Promise<Value>,
): () => Promise<Value> {
  let known: { value: Promise<Value>; until: number } | undefined;
  return () => {
    const time = now().getTime();
    if (known && time < known.until) return known.value;
    const value = read();
    known = { value, until: time + milliseconds };
    value.catch(() => {
      known = undefined;
    });
    return value;
  };
}
