import { closeSync, fsyncSync, openSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Writes a file so that a reader sees the old text or the new one, never a part of it. Once it
 * returns, the new text survives a loss of power.
 */
export function writeFileAtomically(file: string, text: string, mode = 0o600): void {
  const unfinished = `${file}.${process.pid}.tmp`;
  writeFileSync(unfinished, text, { mode, flush: true });
  renameSync(unfinished, file);
  syncFolder(dirname(file));
}

/** A rename is durable once its folder is synced; Windows neither needs nor allows that. */
function syncFolder(folder: string): void {
  if (process.platform === 'win32') return;
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
