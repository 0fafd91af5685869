import { createStore, delMany, entries, set, type UseStore } from 'idb-keyval';
import type { ChangeOutcome, VehicleChange } from '../vehicle-change.ts';

/** Many changes that belong together: a bulk edit, an import, or the undo of one. */
export interface ChangeRun {
  id: string;
  uid: string;
  kind: 'edit' | 'import' | 'undo';
  /** Its name on screen. */
  title: string;
  startedAt: Date;
  changes: readonly VehicleChange[];
  /** Null until every change has its outcome; then by the id of the vehicle. */
  outcomes: ReadonlyMap<string, ChangeOutcome> | null;
  /** Staff have taken it back, or left the rest of it undone. */
  closed: boolean;
}

/** Runs that are stored, so that each can be taken back; older ones are dropped. */
const STORED_RUNS = 10;

let store: UseStore | undefined;

function journal(): UseStore {
  store ??= createStore('admin-changes', 'runs');
  return store;
}

/**
 * Stores a run on this device, before its first change is saved: a browser that is closed in the
 * middle finds it at the next start.
 */
export async function storeRun(run: ChangeRun): Promise<void> {
  try {
    await set(run.id, run, journal());
  } catch {
    // Storage is full or forbidden: the run works, but cannot be continued later.
  }
}

/** The stored runs of a staff member, newest first. */
export async function storedRuns(uid: string): Promise<ChangeRun[]> {
  try {
    const all = (await entries<string, ChangeRun>(journal())).map(([, run]) => run);
    const newest = all.toSorted((a, b) => b.startedAt.getTime() - a.startedAt.getTime());
    const old = newest.filter((run, index) => index >= STORED_RUNS && isOver(run));
    await delMany(
      old.map(({ id }) => id),
      journal(),
    );
    return newest.filter((run) => run.uid === uid && !old.includes(run));
  } catch {
    return [];
  }
}

/** Whether every change of the run is done. */
export function isOver({ outcomes, closed }: ChangeRun): boolean {
  return outcomes !== null || closed;
}
