import { notifyError, notifySuccess, notifyUndoable } from '#admin/feedback/notify.ts';
import { askBuyers } from '#admin/inquiries/vehicle/ask-buyers.ts';
import { $buyerQuestion } from '#admin/inquiries/vehicle/buyer.ts';
import { expectPublishing } from '#admin/publishing/store.ts';
import { $account } from '#admin/session/store.ts';
import { refreshVehicles } from '#admin/vehicles/store.ts';
import { changeRunCopy as copy } from '#copy/admin/vehicles/bulk.ts';
import { formatAmount } from '#copy/format.ts';
import { saveChanges } from '../save-changes.ts';
import { type ChangeOutcome, reverseChange, type VehicleChange } from '../vehicle-change.ts';
import { type ChangeRun, isOver, storeRun } from './change-journal.ts';
import { $progress, $unfinished, LOCK } from './unfinished.ts';

export function createRun(
  kind: ChangeRun['kind'],
  title: string,
  changes: readonly VehicleChange[],
): ChangeRun {
  const id = crypto.randomUUID();
  const { uid } = $account.get();
  return { id, uid, kind, title, startedAt: new Date(), changes, outcomes: null, closed: false };
}

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

/**
 * Saves all changes of a run, also of one that was interrupted, and returns it with its outcomes.
 * Throws where the connection or the session is lost; the run is then in `$unfinished`.
 */
async function runChanges(run: ChangeRun): Promise<ChangeRun> {
  return navigator.locks.request(LOCK, async () => {
    await storeRun(run);
    $unfinished.set(null);
    const outcomes = new Map<string, ChangeOutcome>();
    $progress.set({ run, done: 0 });
    try {
      await saveChanges(run.changes, (change, outcome) => {
        outcomes.set(change.id, outcome);
        $progress.set({ run, done: outcomes.size });
      });
      const finished = { ...run, outcomes };
      await storeRun(finished);
      return finished;
    } catch (error) {
      $unfinished.set(run);
      throw error;
    } finally {
      $progress.set(null);
      if (outcomes.size > 0) {
        expectPublishing();
        await refreshVehicles();
      }
    }
  });
}

function undoRun(run: ChangeRun, title: string): ChangeRun {
  const changes = run.changes.flatMap((change) => {
    const outcome = run.outcomes?.get(change.id);
    return outcome?.kind === 'saved' ? [reverseChange(change, outcome.version)] : [];
  });
  return createRun('undo', title, changes);
}

/** Marks a run that is not continued, or that was taken back. */
export async function closeRun(run: ChangeRun): Promise<void> {
  await storeRun({ ...run, closed: true });
  if ($unfinished.get()?.id === run.id) $unfinished.set(null);
}
