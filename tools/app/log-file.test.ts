import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { openLogFile } from './log-file.ts';

// Where the system has it: a file that is always full.
it.skipIf(!existsSync('/dev/full'))(
  'a log line written to a full disk does not stop the app',
  () => {
    const log = openLogFile('/dev/full');
    expect(() => log.write('something happened')).not.toThrow();
    log.close();
  },
);
