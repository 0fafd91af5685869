import { useEffect } from 'react';
import type { LoadOptions } from './create-loader.ts';

/** Loads now, and whenever the window gets the focus. `load` must be the same function each time. */
export function useLoadOnFocus(load: (options?: LoadOptions) => Promise<unknown>): void {
  useEffect(() => {
    const onFocus = () => void load({ background: true });
    void load();
    window.addEventListener('focus', onFocus);
    return () => window.removeEventListener('focus', onFocus);
  }, [load]);
}
