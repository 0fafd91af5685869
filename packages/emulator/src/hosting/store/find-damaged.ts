import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';

/** A thread that answers which of its files are missing, or do not have the SHA-256 that their name is. */
parentPort?.postMessage((workerData as string[]).filter((file) => !isIntact(file)));

function isIntact(file: string): boolean {
  try {
    return createHash('sha256').update(readFileSync(file)).digest('hex') === basename(file);
  } catch {
    return false;
  }
}
