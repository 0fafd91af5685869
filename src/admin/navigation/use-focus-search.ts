import { useShortcut } from './use-view-keys.ts';

const SEARCH = '[aria-keyshortcuts="/"]';

/**
 * The key `/` focuses the search field of the view, the one that names it as its shortcut, unless
 * something is being typed.
 */
export function useFocusSearch(): void {
  useShortcut('/', () => document.querySelector<HTMLElement>(SEARCH)?.focus());
}
