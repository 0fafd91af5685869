/**
 * Returns a function that reads at most once in `milliseconds`, for everybody who asks meanwhile. A
 * read that failed is not remembered: the next one who asks tries again.
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
