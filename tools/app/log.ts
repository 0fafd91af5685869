import { closeSync, openSync, writeSync } from 'node:fs';

export interface LogFile {
  write(line: string): void;
  close(): void;
}

/** What emulator and functions say while they work, with the time; begun anew at every start. */
export function openLogFile(path: string): LogFile {
  let file: number | null = openSync(path, 'w', 0o600);
  return {
    write(line) {
      if (file === null) return;
      try {
        writeSync(file, `${new Date().toISOString()} ${line}\n`);
      } catch {
        // The disk is full: the app goes on, and this line is lost.
      }
    },
    close() {
      if (file !== null) closeSync(file);
      file = null;
    },
  };
}
