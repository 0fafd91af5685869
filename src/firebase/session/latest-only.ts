/** Wraps `find` so that `use` gets the result of the newest value only, not a late older one. */
export function latestOnly<Value, Result>(
  find: (value: Value) => Promise<Result> | Result,
  use: (result: Result) => void,
): (value: Value) => Promise<void> {
  let newest = 0;
  return async (value) => {
    newest += 1;
    const run = newest;
    const result = await find(value);
    if (run === newest) use(result);
  };
}
