import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { openLogFile } from './log.ts';

// Where the system has it: a file that is always full.
it.skipIf(!existsSync('/dev/full'))('does not end the app on a full disk', () => {
  const log = openLogFile('/dev/full');
  expect(() => log.write('something happened')).not.toThrow();
  log.close();
});
