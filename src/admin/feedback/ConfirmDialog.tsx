import { useEffect, useRef } from 'react';
import { Dialog } from '#components/ui/dialog/Dialog.tsx';
import { adminCopy } from '#copy/admin/shell.ts';
import { Button } from '../ui/Button.tsx';
import type { Question } from './ask.ts';

/** Shows the open question of `ask` or `choose`. */
export function ConfirmDialog({ question }: { question: Question }) {
  const { answer } = question;
  const cancel = useRef<HTMLButtonElement>(null);
  // So that a second Enter, meant for the form, confirms nothing.
  useEffect(() => cancel.current?.focus(), []);
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
