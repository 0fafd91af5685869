import { expectPublishing } from '#admin/publishing/store.ts';
import { $account } from '#admin/session/store.ts';
import { refreshVehicles } from '#admin/vehicles/store.ts';
import { saveChanges } from '../save-changes.ts';
import { type ChangeOutcome, reverseChange, type VehicleChange } from '../vehicle-change.ts';
import { type ChangeRun, storeRun } from './change-journal.ts';
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
 * Saves all changes of a run, also of one that was interrupted, and returns it with its outcomes.
 * Throws where the connection or the session is lost; the run is then in `$unfinished`.
 */
export async function runChanges(run: ChangeRun): Promise<ChangeRun> {
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

export function undoRun(run: ChangeRun, title: string): ChangeRun {
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
