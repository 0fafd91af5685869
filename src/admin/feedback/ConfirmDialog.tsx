import { useEffect, useRef } from 'react';
import { Dialog } from '#components/ui/dialog/Dialog.tsx';
import { adminCopy } from '#copy/admin/shell.ts';
import { Button } from '../ui/Button.tsx';
import type { Question } from './ask.ts';

export function ConfirmDialog({ question }: { question: Question }) {
  const { answer } = question;
  const cancel = useRef<HTMLButtonElement>(null);
  // So that a second Enter, meant for the form, confirms nothing.
  useEffect(() => cancel.current?.focus(), []);
  useEffect(() => dropSecondPress, []);
  return (
    <Dialog title={question.title} onClose={() => answer('cancel')}>
      {question.body && <p>{question.body}</p>}
      {question.items && (
        <ul className="question__items">
          {question.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
      <div className="actions">
        <Button danger={question.danger} onClick={() => answer('confirm')}>
          {question.confirm}
        </Button>
        {question.other && (
          <Button quiet onClick={() => answer('other')}>
            {question.other}
          </Button>
        )}
        <Button quiet ref={cancel} onClick={() => answer('cancel')}>
          {question.cancel ?? adminCopy.cancel}
        </Button>
      </div>
    </Dialog>
  );
}

/** Longer than the system leaves for the second press of a double press. */
const DOUBLE_PRESS_MS = 600;

/** The second press of a double press on an answer would fall on what is beneath the dialog. */
function dropSecondPress(): void {
  const drop = (event: MouseEvent) => {
    if (event.detail < 2) return;
    event.stopPropagation();
    // A link would be followed all the same.
    event.preventDefault();
  };
  addEventListener('click', drop, { capture: true });
  setTimeout(() => removeEventListener('click', drop, { capture: true }), DOUBLE_PRESS_MS);
}
