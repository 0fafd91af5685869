import { useCallback, useRef, useState } from 'react';

/** Runs operations one after another, each on what the one before left. */
export function useInTurn() {
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const [waiting, setWaiting] = useState(0);
  const inTurn = useCallback(<T>(work: () => Promise<T>): Promise<T> => {
    setWaiting((count) => count + 1);
    const run = last.current.then(work).finally(() => setWaiting((count) => count - 1));
    last.current = run.catch(() => {});
    return run;
  }, []);
  return { inTurn, busy: waiting > 0 };
}
