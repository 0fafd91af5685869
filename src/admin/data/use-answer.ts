import { useCallback, useEffect, useState } from 'react';

/**
 * The answer of a call that a component makes when it appears, when `read` is another function (null:
 * none), and on `ask`; the one before stays where the last call `failed`. `unknown` names it in the
 * console, where staff go on without it.
 */
export function useAnswer<T>(read: (() => Promise<T>) | null, unknown?: string) {
  const [answer, setAnswer] = useState<{ value?: T; failed: boolean }>({ failed: false });
  const ask = useCallback(async () => {
    if (read === null) return;
    try {
      setAnswer({ value: await read(), failed: false });
    } catch (cause) {
      if (unknown) console.warn(unknown, cause);
      setAnswer((before) => ({ ...before, failed: true }));
    }
  }, [read, unknown]);
  useEffect(() => void ask(), [ask]);
  return { ...answer, ask };
}
