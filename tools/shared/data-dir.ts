import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { writeFileAtomically } from './atomic-file.ts';
import { UsageError } from './failure.ts';

/** The process and the addresses of a running app; written to its data folder while it runs. */
export interface RunningApp {
  pid: number;
  siteUrl: string;
  emulatorUrl: string;
}

/** A data folder that this process has locked. */
export interface DataDir {
  path: string;
  /** Writes down where the app can be reached, for commands that find the folder locked. */
  announce(running: RunningApp): void;
  /** Removes the announcement and the lock. */
  close(): void;
}

/** Another process has locked the data folder; `running` is null until it has announced itself. */
export class DataDirInUseError extends UsageError {
  override readonly name = 'DataDirInUseError';
  readonly running: RunningApp | null;

  constructor(path: string, running: RunningApp | null) {
    const where = running === null ? '' : ` (process ${running.pid}, ${running.siteUrl})`;
    super(`The data folder ${path} is in use by another npm start${where}. Stop it first.`);
    this.running = running;
  }
}

/**
 * Locks a data folder for this process, and creates it where it is missing. The operating system
 * holds the lock on an open file, so it ends with the process, however that ends. Throws a
 * `DataDirInUseError` where another process has the lock, and a `UsageError` where the folder cannot be
 * written.
 */
export function openDataDir(path: string): DataDir {
  const announcement = join(path, 'running.json');
  const lock = openLock(path);
  try {
    lock.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if (isBusy(error)) throw new DataDirInUseError(path, readRunning(announcement));
    throw notWritable(path, error);
  }
  return {
    path,
    announce: (running) => writeFileAtomically(announcement, JSON.stringify(running)),
    close() {
      rmSync(announcement, { force: true });
      lock.close();
    },
  };
}

function openLock(path: string): DatabaseSync {
  try {
    mkdirSync(path, { recursive: true });
    return new DatabaseSync(join(path, 'lock'));
  } catch (error) {
    throw notWritable(path, error);
  }
}

function notWritable(path: string, cause: unknown): UsageError {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new UsageError(`The data folder ${path} cannot be written: ${reason}.`, { cause });
}

function isBusy(error: unknown): boolean {
  const SQLITE_BUSY = 5;
  return (error as { errcode?: number }).errcode === SQLITE_BUSY;
}

function readRunning(file: string): RunningApp | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as RunningApp;
  } catch {
    return null;
  }
}
