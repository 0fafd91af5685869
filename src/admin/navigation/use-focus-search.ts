import { useEffect } from 'react';
import { TYPING } from './use-view-keys.ts';

const SEARCH = '[aria-keyshortcuts="/"]';

/**
 * The key `/` focuses the search field of the view, the one that names it as its shortcut, unless
 * something is being typed.
 */
export function useFocusSearch(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
      const { target } = event;
      if (target instanceof Element && target.closest(TYPING)) return;
      if (document.querySelector('dialog:modal')) return;
      event.preventDefault();
      document.querySelector<HTMLElement>(SEARCH)?.focus();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}
