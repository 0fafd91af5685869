import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/**
 * Opens the database of a stopped emulator for a change that its next start does not mistake for
 * damage.
 */
export function changeDatabase(dataDir: string): DatabaseSync {
  const file = join(dataDir, 'emulator.sqlite');
  rmSync(`${file}.sha256`);
  return new DatabaseSync(file);
}
