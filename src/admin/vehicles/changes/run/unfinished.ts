import { atom } from 'nanostores';
import { type ChangeRun, isOver, storedRuns } from './change-journal.ts';

/** The run that is being saved, and how many of its changes have their outcome. */
export const $progress = atom<{ run: ChangeRun; done: number } | null>(null);
/** The run that a closed browser or a lost connection has left unfinished. */
export const $unfinished = atom<ChangeRun | null>(null);

/** The name under which browsers let one tab at a time save a run. */
export const LOCK = 'vehicle-changes';

/** Looks for a run that was left unfinished on this device, unless another tab is saving it. */
export async function findUnfinished(uid: string): Promise<void> {
  await navigator.locks.request(LOCK, { ifAvailable: true }, async (lock) => {
    if (lock === null) return;
    const left = (await storedRuns(uid)).find((run) => !isOver(run));
    $unfinished.set(left ?? null);
  });
}
