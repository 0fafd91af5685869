import { setTimeout as pause } from 'node:timers/promises';

/** A request needs some turns of the event loop, in which files are opened and read. */
const TURNS = 5;

/**
 * Lets waiting requests be answered: loading many modules leaves them no turn of the event loop.
 */
export async function answerWaiting(): Promise<void> {
  for (let turn = 0; turn < TURNS; turn += 1) await pause(1);
}
