import { type ReactNode, useId, useRef } from 'react';
import { siteCopy } from '#copy/site.ts';
import { useModalDialog } from './use-modal-dialog.ts';

interface DialogProps {
  title: string;
  /** Shown at its head instead of the title, which is then only its name. */
  head?: ReactNode;
  className?: string;
  closeLabel?: string;
  /** Called on Escape, on back, on the close button and on a click outside. */
  onClose: () => void;
  /**
   * Whether the browser's back closes it. Not for dialogs whose answer itself changes the history.
   */
  closesOnBack?: boolean;
  children: ReactNode;
}

/** A dialog that is open while it is mounted; see `useModalDialog`. */
export function Dialog({ title, head, onClose, closesOnBack = false, ...props }: DialogProps) {
  const { className = '', closeLabel = siteCopy.dialogClose, children } = props;
  const ref = useModalDialog(closesOnBack ? onClose : undefined);
  // Selecting text with the mouse may end outside: only a press that also began there closes it.
  const pressedOutside = useRef(false);
  const titleId = useId();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the browser closes a dialog on Escape
    <dialog
      ref={ref}
      className={`dialog ${className}`}
      {...(head ? { 'aria-label': title } : { 'aria-labelledby': titleId })}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onPointerDown={(event) => {
        pressedOutside.current = event.target === event.currentTarget;
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget && pressedOutside.current) onClose();
      }}
    >
      <div className="dialog__head">
        {head ?? (
          <h2 className="dialog__title" id={titleId}>
            {title}
          </h2>
        )}
        <button
          type="button"
          className="dialog__close icon-button"
          aria-label={closeLabel}
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
