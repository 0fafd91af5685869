import { useEffect, useRef } from 'react';

/** Where a key is a letter. */
const TYPING = 'input, textarea, select, [contenteditable]';

export function isTyping({ target }: KeyboardEvent): boolean {
  return target instanceof Element && target.closest(TYPING) !== null;
}

/** Runs `action` when `key` is pressed in a view and nothing is being typed. */
export function useShortcut(key: string, action: () => void): void {
  useViewKeys((event) => {
    if (event.key !== key || isTyping(event)) return false;
    action();
    return true;
  });
}

/** The key `/` focuses the search field of the view, the one that names it as its shortcut. */
export function useFocusSearch(): void {
  useShortcut('/', () => document.querySelector<HTMLElement>('[aria-keyshortcuts="/"]')?.focus());
}

/**
 * Hands every key that is pressed in a view to `press`, which returns whether it did something. Keys with
 * Ctrl, Alt or Cmd belong to the browser, and those in a dialog to the dialog.
 */
export function useViewKeys(press: (event: KeyboardEvent) => boolean): void {
  const latest = useRef(press);
  latest.current = press;
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (document.querySelector('dialog:modal')) return;
      if (latest.current(event)) event.preventDefault();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}
