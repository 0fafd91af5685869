import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { moveToastsToBody } from '../toast/toast-region.ts';
import { closeOnBack } from './close-on-back.ts';

const FIELDS =
  '.dialog__body :is(fieldset[tabindex], :is(input:not([type="hidden"]), select, textarea):not([tabindex="-1"]))';

/**
 * Makes a `<dialog>` modal while it is mounted; its first field, or group of choices, has the focus. The browser traps the
 * focus and restores it when the dialog closes. `onBack` is called on the browser's back, and without
 * it back leaves the page.
 */
export function useModalDialog(onBack?: () => void): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);
  const latestOnBack = useRef(onBack);
  latestOnBack.current = onBack;
  const closesOnBack = onBack !== undefined;

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    dialog.showModal();
    // The browser would focus the close button, which comes first. A hidden field takes no focus.
    for (const field of dialog.querySelectorAll<HTMLElement>(FIELDS)) {
      field.focus();
      if (document.activeElement === field) break;
    }
    return () => {
      moveToastsToBody();
      // Closed before it is removed, since only closing restores the focus.
      dialog.close();
    };
  }, []);

  useEffect(
    () => (closesOnBack ? closeOnBack(() => latestOnBack.current?.()) : undefined),
    [closesOnBack],
  );
  return ref;
}
