import { useEffect } from 'react';

/** Loads now, and whenever the window gets the focus. `load` must be the same function each time. */
export function useLoadOnFocus(load: () => Promise<unknown>): void {
  useEffect(() => {
    const loadNow = () => void load();
    loadNow();
    window.addEventListener('focus', loadNow);
    return () => window.removeEventListener('focus', loadNow);
  }, [load]);
}
