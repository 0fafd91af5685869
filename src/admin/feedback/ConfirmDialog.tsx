import { useStore } from '@nanostores/react';
import { Dialog } from '#components/ui/Dialog.tsx';
import { $question } from './ask.ts';

/** Shows the open question of `ask`; the workspace has one. */
export function ConfirmDialog() {
  const question = useStore($question);
  if (!question) return null;
  return (
    <Dialog title={question.title} onClose={() => question.answer(false)}>
      <p>{question.body}</p>
      <div className="actions">
        <button
          type="button"
          className={question.danger ? 'button button--danger' : 'button'}
          onClick={() => question.answer(true)}
        >
          {question.confirm}
        </button>
        <button
          type="button"
          className="button button--quiet"
          onClick={() => question.answer(false)}
        >
          {question.cancel}
        </button>
      </div>
    </Dialog>
  );
}
