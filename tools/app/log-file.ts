import { closeSync, openSync, writeSync } from 'node:fs';

export interface LogFile {
  write(line: string): void;
  close(): void;
}

/** Opens the log of the emulator and the functions, empty; each line gets the time. */
export function openLogFile(path: string): LogFile {
  let file: number | null = openSync(path, 'w', 0o600);
  return {
    write(line) {
      if (file === null) return;
      try {
        writeSync(file, `${new Date().toISOString()} ${line}\n`);
      } catch {
        // The disk is full: the line is lost, and the app keeps running.
      }
    },
    close() {
      if (file !== null) closeSync(file);
      file = null;
    },
  };
}
