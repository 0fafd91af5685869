import { useEffect, useRef } from 'react';

/** Where a key is a letter. */
export const TYPING = 'input, textarea, select, [contenteditable]';

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
