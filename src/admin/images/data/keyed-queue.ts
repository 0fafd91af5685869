/**
 * Creates a queue that runs work with the same key one after another, also after a failure, and
 * work with different keys at the same time. It returns what the work returns.
 */
export function createKeyedQueue(): <T>(key: string, work: () => Promise<T>) => Promise<T> {
  const last = new Map<string, Promise<unknown>>();
  return (key, work) => {
    const run = (last.get(key) ?? Promise.resolve()).then(work);
    last.set(
      key,
      run.catch(() => {}),
    );
    return run;
  };
}
