import { basename } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { hashFile } from '#emulator/shared/hash-file.ts';

/** A thread that finds the missing files, and those whose SHA-256 is not their name. */
parentPort?.postMessage((workerData as string[]).filter((file) => !isIntact(file)));

function isIntact(file: string): boolean {
  try {
    return hashFile(file) === basename(file);
  } catch {
    return false;
  }
}
