import { useEffect } from 'react';
import type { LoadOptions } from './create-loader.ts';

/** Loads now, and whenever the window gets the focus; never with null. `load` must be the same function each time. */
export function useLoadOnFocus(load: ((options?: LoadOptions) => Promise<unknown>) | null): void {
  useEffect(() => {
    if (load === null) return undefined;
    const onFocus = () => void load({ background: true });
    void load();
    window.addEventListener('focus', onFocus);
    return () => window.removeEventListener('focus', onFocus);
  }, [load]);
}
