import { composeCatalogue } from './compose.ts';
import { database } from './firestore.ts';
import { type Reading, readAll, readChanges } from './read.ts';
import { writeReport } from './report.ts';
import { loadSnapshot, saveSnapshot } from './snapshot.ts';
import type { Catalogue } from './types.ts';
import { validateDocuments } from './validate.ts';

/** A build that cannot trust its stock. */
export class CatalogueError extends Error {
  override readonly name = 'CatalogueError';
}

/**
 * Reads the stock, checks and composes it, and reports what the build is made from. Throws
 * `CatalogueError` when the database cannot be reached: an unreachable database must never publish
 * an empty site.
 */
export async function loadCatalogue(): Promise<Catalogue> {
  const { snapshot, reads } = await read();
  const { documents, rejected } = validateDocuments(snapshot);
  const catalogue = composeCatalogue(documents, rejected, builtAt());
  await writeReport(catalogue, reads);
  return catalogue;
}

/**
 * `CATALOGUE_SNAPSHOT` names the file that carries the stock from one build to the next, so that a
 * rebuild reads only what changed; `CATALOGUE_FULL=1` reads everything all the same.
 */
async function read(): Promise<Reading> {
  const file = process.env['CATALOGUE_SNAPSHOT'];
  const source = `${process.env['FIRESTORE_EMULATOR_HOST'] ?? 'production'}/${process.env['GCLOUD_PROJECT'] ?? ''}`;
  const last =
    file && process.env['CATALOGUE_FULL'] !== '1' ? await loadSnapshot(file, source) : null;
  const reading = await fromDatabase((firestore) =>
    last ? readChanges(firestore, last) : readAll(firestore),
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

/** `BUILD_TIME` (ISO) fixes the moment, so that two builds of the same data are the same. */
function builtAt(): Date {
  const fixed = process.env['BUILD_TIME'];
  return fixed ? new Date(fixed) : new Date();
}
