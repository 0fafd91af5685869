import { LinkButton } from '#admin/ui/Button.tsx';
import { adminCopy } from '#copy/admin/shell.ts';
import { changeRunCopy as copy } from '#copy/admin/vehicles/bulk.ts';
import type { ChangeOutcome } from '../vehicle-change.ts';
import type { ChangeRun } from './change-journal.ts';

/** The changes of a run that were not saved, each with why; `onClose` puts the list away. */
export function RunResult({ run, onClose }: { run: ChangeRun; onClose?: () => void }) {
  const unsaved = run.changes.flatMap((change) => {
    const outcome = run.outcomes?.get(change.id);
    return outcome && outcome.kind !== 'saved' ? [{ ...change, reason: reasonOf(outcome) }] : [];
  });
  if (unsaved.length === 0) return null;
  return (
    <div className="notice">
      <p>{copy.notSaved(unsaved.length)}</p>
      <ul className="run-result">
        {unsaved.map(({ id, name, reason }) => (
          <li key={id}>
            {name}: {reason}
          </li>
        ))}
      </ul>
      {onClose && <LinkButton onClick={onClose}>{adminCopy.close}</LinkButton>}
    </div>
  );
}

function reasonOf(outcome: Exclude<ChangeOutcome, { kind: 'saved' }>): string {
  if (outcome.kind === 'failed') return outcome.reason;
  return outcome.kind === 'gone' ? copy.gone : copy.conflict;
}
