import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';

/** A thread that answers with what SQLite finds wrong in the file that it is given; null where nothing is. */
parentPort?.postMessage(problemOf(String(workerData)));

function problemOf(file: string): string | null {
  try {
    using database = new DatabaseSync(file, { readOnly: true });
    const found = database.prepare('PRAGMA quick_check(1)').get()?.['quick_check'];
    return found === 'ok' ? null : String(found);
  } catch (error) {
    return (error as Error).message;
  }
}
