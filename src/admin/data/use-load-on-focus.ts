import { useEffect } from 'react';

/** Loads now, and again whenever the person comes back to the page. `load` must stay the same. */
export function useFresh(load: () => Promise<void>): void {
  useEffect(() => {
    const loadNow = () => void load();
    loadNow();
    window.addEventListener('focus', loadNow);
    return () => window.removeEventListener('focus', loadNow);
  }, [load]);
}
