import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';

/** A thread that finds the missing files, and those whose SHA-256 is not their name. */
parentPort?.postMessage((workerData as string[]).filter((file) => !isIntact(file)));

function isIntact(file: string): boolean {
  try {
    return createHash('sha256').update(readFileSync(file)).digest('hex') === basename(file);
  } catch {
    return false;
  }
}
