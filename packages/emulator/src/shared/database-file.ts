import { once } from 'node:events';
import { existsSync, statSync } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { DataFolderError } from './data-folder-error.ts';
import { type Database, openDatabase } from './database.ts';
import type { DamageAnswer, DamageQuestion } from './find-damage.ts';
import { hashFile } from './hash-file.ts';
import { siblingModule } from './sibling-module.ts';
import { syncFolder } from './sync-folder.ts';

/** The SQLite file of a data folder, while it is open. */
export interface DatabaseFile {
  database: Database;
  /**
   * Reads the whole file; to be awaited before anything is written on request. Rejects with a
   * `DataFolderError` where the file is damaged, at every call.
   */
  check(): Promise<void>;
  /** Closes the file and writes its hash beside it, unless it was damaged. */
  close(): Promise<void>;
}

/** SQLite's primary codes for a damaged file, and for one that is no database. */
const DAMAGED_CODES = [11, 26];

/**
 * Opens the SQLite file of a data folder. SQLite has no checksums, so a close writes a hash of the
 * file, which the next start compares. After a crash there is none: then SQLite checks the structure.
 * Throws a `DataFolderError` where the file cannot be opened, or is gone although its data are there.
 */
export function openDatabaseFile(dataDir: string): DatabaseFile {
  const file = join(dataDir, 'emulator.sqlite');
  const hashFileName = `${file}.sha256`;
  const isNew = !holdsData(file) && !holdsData(`${file}-wal`);
  if (isNew && existsSync(join(dataDir, 'hosting'))) throw damaged(dataDir, 'is missing or empty');
  const database = open(dataDir);
  let checked: Promise<void> | null = null;

  async function check(): Promise<void> {
    if (isNew) return;
    const hash = await readFile(hashFileName, 'utf8').catch(() => null);
    const workerData: DamageQuestion = { file, hash };
    const worker = new Worker(siblingModule('find-damage', import.meta.url), { workerData });
    const [damage] = (await once(worker, 'message')) as [DamageAnswer];
    if (damage !== null) throw damaged(dataDir, damage);
    if (hash === null) return;
    await rm(hashFileName);
    // A loss of power must not bring back the hash of a file that was changed since.
    await syncFolder(dataDir);
  }

  function checkOnce(): Promise<void> {
    checked ??= check();
    return checked;
  }

  return {
    database,
    check: checkOnce,
    async close() {
      const isIntact = await checkOnce().then(
        () => true,
        () => false,
      );
      database.close();
      if (!isIntact) return;
      const unfinished = `${hashFileName}.tmp`;
      await writeFile(unfinished, hashFile(file), { flush: true });
      await rename(unfinished, hashFileName);
    },
  };
}

/** What to throw instead of an error of SQLite that says that the file is damaged; any other error as it is. */
export function explainDamage(error: unknown, dataDir: string): unknown {
  const { errcode = 0, message } = error as { errcode?: number; message?: string };
  const PRIMARY = 0xff;
  if (!DAMAGED_CODES.includes(errcode & PRIMARY)) return error;
  return damaged(dataDir, `cannot be read (${message})`, error);
}

function open(dataDir: string): Database {
  try {
    return openDatabase(dataDir);
  } catch (cause) {
    const explained = explainDamage(cause, dataDir);
    if (explained !== cause) throw explained;
    throw new DataFolderError(`The data folder ${dataDir} cannot be written.`, { cause });
  }
}

function damaged(dataDir: string, how: string, cause?: unknown): DataFolderError {
  return new DataFolderError(
    `The data folder ${dataDir} is damaged: its database emulator.sqlite ${how}. Put back a copy of the folder, or move it away to begin with a new one.`,
    { cause },
  );
}

function holdsData(file: string): boolean {
  return (statSync(file, { throwIfNoEntry: false })?.size ?? 0) > 0;
}
