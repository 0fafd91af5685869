import { createHash } from 'node:crypto';
import { closeSync, openSync, readSync } from 'node:fs';

const READ_BYTES = 1024 * 1024;

/**
 * The SHA-256 of a file in hexadecimal. It blocks: only for a thread of its own, or for the end of
 * a process.
 */
export function hashFile(file: string): string {
  const hash = createHash('sha256');
  const buffer = Buffer.alloc(READ_BYTES);
  const handle = openSync(file, 'r');
  try {
    for (;;) {
      const length = readSync(handle, buffer);
      if (length === 0) return hash.digest('hex');
      hash.update(buffer.subarray(0, length));
    }
  } finally {
    closeSync(handle);
  }
}
