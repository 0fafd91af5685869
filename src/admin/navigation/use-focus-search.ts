import { TYPING, useViewKeys } from './use-view-keys.ts';

const SEARCH = '[aria-keyshortcuts="/"]';

/**
 * The key `/` focuses the search field of the view, the one that names it as its shortcut, unless
 * something is being typed.
 */
export function useFocusSearch(): void {
  useViewKeys(({ key, target }) => {
    if (key !== '/' || (target instanceof Element && target.closest(TYPING))) return false;
    document.querySelector<HTMLElement>(SEARCH)?.focus();
    return true;
  });
}
