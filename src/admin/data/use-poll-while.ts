import { useEffect } from 'react';
import type { LoadOptions } from './create-loader.ts';

const POLL_MS = 2_000;

/** While `active` and the page is visible, loads every `pollMs`. `load` must stay the same. */
export function usePollWhile(
  active: boolean,
  load: (options: LoadOptions) => Promise<unknown>,
  pollMs = POLL_MS,
): void {
  useEffect(() => {
    if (!active) return;
    const timer = setInterval(() => !document.hidden && void load({ background: true }), pollMs);
    return () => clearInterval(timer);
  }, [active, load, pollMs]);
}
