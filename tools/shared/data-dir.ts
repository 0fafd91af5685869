import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { writeFileAtomically } from './atomic-file.ts';
import { UsageError } from './failure.ts';

/**
 * Version of the names of files, databases, collections and fields in a data folder. To be increased when one
 * of them changes, so that no version reads a part of the data of another.
 */
const DATA_FORMAT = '4';
/** Formats that this version converts: of 3, only the files of releases stand elsewhere. */
const CONVERTED_FORMATS = ['3'];
const FORMAT_FILE = 'format';
const LOCK_FILE = 'lock';

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
 * `DataDirInUseError` where another process has the lock, and a `UsageError` where the folder is of
 * another format or cannot be written.
 */
export function openDataDir(path: string): DataDir {
  checkFormat(path);
  const announcement = join(path, 'running.json');
  const lock = openLock(path);
  try {
    lock.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
    const formatFile = join(path, FORMAT_FILE);
    if (readFormat(path) !== DATA_FORMAT) writeFileAtomically(formatFile, DATA_FORMAT);
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

/** Throws where the folder holds anything but data of this format; changes nothing in it. */
function checkFormat(path: string): void {
  // In this order: a process that creates the folder writes the format before anything else.
  if (isNew(path) || [DATA_FORMAT, ...CONVERTED_FORMATS].includes(readFormat(path) ?? '')) return;
  throw new UsageError(
    `The data folder ${path} was not written by this version. Move it away or set DATA_DIR to another folder; the version that wrote it can still copy it with npm run export.`,
  );
}

function readFormat(path: string): string | null {
  try {
    return readFileSync(join(path, FORMAT_FILE), 'utf8').trim();
  } catch {
    return null;
  }
}

/** Whether a folder is missing, empty, or just being created by a process that has locked it. */
function isNew(path: string): boolean {
  try {
    const isOwn = (name: string) =>
      name.startsWith(LOCK_FILE) || name.startsWith(`${FORMAT_FILE}.`);
    return readdirSync(path).every(isOwn);
  } catch {
    // `openLock` reports why the folder cannot be used.
    return true;
  }
}

function openLock(path: string): DatabaseSync {
  try {
    mkdirSync(path, { recursive: true });
    return new DatabaseSync(join(path, LOCK_FILE));
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
