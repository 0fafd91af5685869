import { composeCatalogue } from './compose.ts';
import { database } from './firestore.ts';
import { type Reading, readAll, readChanges } from './read.ts';
import { loadSnapshot, saveSnapshot } from './snapshot.ts';
import type { LoadedCatalogue } from './types.ts';
import { validateDocuments } from './validate.ts';

/** The stock could not be read. */
export class CatalogueError extends Error {
  override readonly name = 'CatalogueError';
}

/**
 * Reads, validates and composes the stock. Throws `CatalogueError` when Firestore cannot be reached,
 * so that no empty site is published.
 */
export async function loadCatalogue(): Promise<LoadedCatalogue> {
  const { snapshot, reads } = await readStock();
  const { documents, rejected } = validateDocuments(snapshot);
  return { ...composeCatalogue(documents, rejected, builtAt()), reads };
}

/**
 * `CATALOGUE_SNAPSHOT` names the file that caches the stock from one build to the next, so that a
 * rebuild reads only what changed; with `CATALOGUE_FULL=1` it reads everything.
 */
async function readStock(): Promise<Reading> {
  const file = process.env['CATALOGUE_SNAPSHOT'];
  const source = `${process.env['FIRESTORE_EMULATOR_HOST'] ?? 'production'}/${process.env['GCLOUD_PROJECT'] ?? ''}`;
  const cached =
    file && process.env['CATALOGUE_FULL'] !== '1' ? await loadSnapshot(file, source) : null;
  const reading = await fromDatabase((firestore) =>
    cached ? readChanges(firestore, cached) : readAll(firestore),
  );
  if (file) await saveSnapshot(file, source, reading.snapshot);
  return reading;
}

async function fromDatabase<T>(
  work: (firestore: ReturnType<typeof database>) => Promise<T>,
): Promise<T> {
  try {
    return await work(database());
  } catch (cause) {
    throw new CatalogueError('The stock could not be read from Firestore.', { cause });
  }
}

/** Now; or `BUILD_TIME` (ISO), which makes two builds of the same data equal. */
function builtAt(): Date {
  const fixed = process.env['BUILD_TIME'];
  return fixed ? new Date(fixed) : new Date();
}
