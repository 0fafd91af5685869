import {
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { UsageError } from './failure.ts';

/** Where a running app can be reached; written beside its data while it runs. */
export interface RunningApp {
  pid: number;
  siteUrl: string;
  emulatorUrl: string;
}

/** The exclusive use of one data folder. */
export interface DataDir {
  path: string;
  announce(running: RunningApp): void;
  release(): void;
}

/** Another process uses the data folder; `running` says where, once it has come that far. */
export class DataDirInUse extends UsageError {
  override readonly name = 'DataDirInUse';
  readonly running: RunningApp | null;

  constructor(path: string, running: RunningApp | null) {
    const where = running === null ? '' : ` (process ${running.pid}, ${running.siteUrl})`;
    super(`The data folder ${path} is in use by another npm start${where}. Stop it first.`);
    this.running = running;
  }
}

/**
 * Takes a data folder for this process alone, creating it where it is missing. The lock is one
 * the operating system holds on a file, so it is gone with the process, however that ended.
 */
export function takeDataDir(path: string): DataDir {
  const announcement = join(path, 'running.json');
  const lock = openLock(path);
  try {
    lock.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if (isBusy(error)) throw new DataDirInUse(path, readRunning(announcement));
    throw unwritable(path, error);
  }
  return {
    path,
    announce: (running) => writeFileAtomically(announcement, JSON.stringify(running)),
    release() {
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
    throw unwritable(path, error);
  }
}

function unwritable(path: string, cause: unknown): UsageError {
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

/** Writes a file so that a reader sees the old text or the new, never a part; for good once it returns. */
export function writeFileAtomically(file: string, text: string, mode = 0o600): void {
  const unfinished = `${file}.${process.pid}.tmp`;
  writeFileSync(unfinished, text, { mode, flush: true });
  renameSync(unfinished, file);
  syncFolder(dirname(file));
}

/** A rename is durable once its folder is synced; Windows neither needs nor allows it. */
function syncFolder(folder: string): void {
  if (process.platform === 'win32') return;
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
