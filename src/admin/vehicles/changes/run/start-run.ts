import { notifyError, notifySuccess, notifyUndoable } from '#admin/feedback/notify.ts';
import { askBuyers } from '#admin/inquiries/vehicle/ask-buyers.ts';
import { $buyerQuestion } from '#admin/inquiries/vehicle/buyer.ts';
import { changeRunCopy as copy } from '#copy/admin/vehicles/bulk.ts';
import { formatAmount } from '#copy/format.ts';
import type { VehicleChange } from '../vehicle-change.ts';
import { type ChangeRun, isOver } from './change-journal.ts';
import { closeRun, runChanges, undoRun } from './run-changes.ts';
import { $unfinished } from './unfinished.ts';

/**
 * Saves a run and reports it in a toast that offers to undo all of it. Returns it with its
 * outcomes; null where it was interrupted, which is then reported above every view, and for an
 * import while an interrupted run waits.
 */
export async function startRun(run: ChangeRun): Promise<ChangeRun | null> {
  const unfinished = $unfinished.get();
  if (run.kind === 'import' && unfinished && unfinished.id !== run.id) {
    // Each plan gives new vehicles ids of its own: finished later, that run would add them again.
    notifyError(copy.notStarted, copy.finishFirst);
    return null;
  }
  try {
    const finished = await runChanges(run);
    if (run.kind === 'undo') notifySuccess(summary(finished));
    else if (savedCount(finished) > 0) {
      notifyUndoable(summary(finished), undefined, async () => void (await undo(finished)));
    }
    if (run.kind !== 'undo') void askBuyers(savedChanges(finished));
    return finished;
  } catch (cause) {
    notifyError(copy.runFailed, cause);
    return null;
  }
}

/** Takes back what a run has saved. Returns the run that did it; null where it was interrupted. */
export async function undo(run: ChangeRun): Promise<ChangeRun | null> {
  if (Array.isArray($buyerQuestion.get())) $buyerQuestion.set(null);
  const finished = await startRun(undoRun(run, copy.undoTitle(run.title)));
  if (finished && isOver(finished)) await closeRun(run);
  return finished;
}

export function savedCount(run: ChangeRun): number {
  return savedChanges(run).length;
}

function savedChanges({ changes, outcomes }: ChangeRun): VehicleChange[] {
  return changes.filter(({ id }) => outcomes?.get(id)?.kind === 'saved');
}

/** How many vehicles a run has created, changed or taken back, and of how many where some are not. */
export function summary(run: ChangeRun): string {
  const saved = savedChanges(run);
  if (saved.length < run.changes.length) {
    return copy.someSaved(formatAmount(saved.length), formatAmount(run.changes.length));
  }
  if (run.kind === 'undo') return copy.undone(formatAmount(saved.length));
  const created = saved.filter(({ before }) => before === null).length;
  return copy.saved(formatAmount(saved.length - created), formatAmount(created));
}
