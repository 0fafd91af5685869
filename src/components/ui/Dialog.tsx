import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { siteCopy } from '#copy/site.ts';
import { bringToastsHome } from './toast-region.ts';

interface DialogProps {
  title: string;
  /** Called however it was closed: Escape, the button, a press beside it. */
  onClose: () => void;
  children: ReactNode;
}

/**
 * A modal dialog that is open as long as it is mounted. The browser keeps focus inside and gives
 * it back to what was focused before.
 */
export function Dialog({ title, onClose, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  // Text that is marked with the mouse may end beside the dialog: only a press that began there closes it.
  const pressedBeside = useRef(false);
  const titleId = useId();

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    dialog.showModal();
    return () => {
      bringToastsHome();
      // Closing before it leaves the page is what gives focus back.
      dialog.close();
    };
  }, []);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the browser's own way to close it
    <dialog
      ref={ref}
      className="dialog"
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onPointerDown={(event) => {
        pressedBeside.current = event.target === event.currentTarget;
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget && pressedBeside.current) onClose();
      }}
    >
      <div className="dialog__head">
        <h2 className="dialog__title" id={titleId}>
          {title}
        </h2>
        <button
          type="button"
          className="dialog__close icon-button"
          aria-label={siteCopy.dialogClose}
          onClick={onClose}
        >
          <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
            <path d="m4 4 12 12M16 4 4 16" stroke="currentColor" strokeWidth="1.75" />
          </svg>
        </button>
      </div>
      <div className="dialog__body">{children}</div>
    </dialog>
  );
}
