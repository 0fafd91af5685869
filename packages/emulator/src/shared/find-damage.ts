import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import { hashFile } from './hash-file.ts';

/** The input of the thread. */
export interface DamageQuestion {
  file: string;
  /**
   * The SHA-256 that the file must have; null where it is unknown: then SQLite checks the
   * structure.
   */
  hash: string | null;
}

/** What is wrong with the file, as the end of a sentence; null where nothing is. */
export type DamageAnswer = string | null;

/** A thread, since neither hashing nor SQLite pauses while it reads. */
parentPort?.postMessage(findDamage(workerData as DamageQuestion));

function findDamage({ file, hash }: DamageQuestion): DamageAnswer {
  if (hash === null) return structuralDamage(file);
  if (hashFile(file) === hash) return null;
  return `is not as it was when it was closed; if you changed it on purpose, delete ${file}.sha256`;
}

function structuralDamage(file: string): DamageAnswer {
  try {
    using database = new DatabaseSync(file, { readOnly: true });
    const found = database.prepare('PRAGMA quick_check(1)').get()?.['quick_check'];
    return found === 'ok' ? null : `fails SQLite's check (${found})`;
  } catch (error) {
    return `fails SQLite's check (${(error as Error).message})`;
  }
}
