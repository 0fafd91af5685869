import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { closeSync, createReadStream, existsSync, fsyncSync, openSync, statSync } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { DataFolderError } from './data-folder-error.ts';
import { type Database, openDatabase } from './database.ts';

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
const READ_BYTES = 1024 * 1024;

/**
 * Opens the SQLite file of a data folder. SQLite has no checksums, so a close writes a hash of the
 * file, which the next start compares. After a crash there is none: then SQLite checks the structure.
 * Throws a `DataFolderError` where the file cannot be opened, or is gone although its data are there.
 */
export function openDatabaseFile(dataDir: string): DatabaseFile {
  const file = join(dataDir, 'emulator.sqlite');
  const hashFile = `${file}.sha256`;
  const isNew = !holdsData(file) && !holdsData(`${file}-wal`);
  if (isNew && existsSync(join(dataDir, 'hosting'))) throw damaged(dataDir, 'is missing or empty');
  const database = open(dataDir);
  let checked: Promise<void> | null = null;

  async function check(): Promise<void> {
    if (isNew) return;
    const expected = await readFile(hashFile, 'utf8').catch(() => null);
    if (expected === null) return checkStructure();
    if ((await hashOf(file)) !== expected.trim()) {
      throw damaged(
        dataDir,
        `is not as it was when it was closed; if you changed it on purpose, delete ${hashFile}`,
      );
    }
    await rm(hashFile);
    syncFolder(dataDir);
  }

  /** In a thread of its own, since SQLite does not pause while it reads. */
  async function checkStructure(): Promise<void> {
    const worker = new Worker(new URL('./check-structure.ts', import.meta.url), {
      workerData: file,
    });
    const [problem] = (await once(worker, 'message')) as [string | null];
    if (problem !== null) throw damaged(dataDir, `fails SQLite's check (${problem})`);
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
      const unfinished = `${hashFile}.tmp`;
      await writeFile(unfinished, await hashOf(file), { flush: true });
      await rename(unfinished, hashFile);
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

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file, { highWaterMark: READ_BYTES })) {
    hash.update(chunk as Buffer);
  }
  return hash.digest('hex');
}

/** A loss of power must not bring back the hash of a file that was changed since. Windows has no need of it. */
function syncFolder(folder: string): void {
  if (process.platform === 'win32') return;
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
