import { COLLECTION_NAMES, type CollectionName } from '../domain/collections.ts';
import { composeCatalogue, type Documents } from './compose.ts';
import { database } from './firestore.ts';
import { readCollection, validate } from './read.ts';
import { writeReport } from './report.ts';
import type { Catalogue } from './types.ts';

export type * from './types.ts';

let loading: Promise<Catalogue> | undefined;

/**
 * The stock this build is made from, read once a process. Throws `CatalogueError` when the
 * database cannot be reached: an unreachable database must never publish an empty site.
 */
export function getCatalogue(): Promise<Catalogue> {
  loading ??= loadCatalogue();
  return loading;
}

/** A build that cannot trust its stock. */
export class CatalogueError extends Error {
  override readonly name = 'CatalogueError';
}

async function loadCatalogue(): Promise<Catalogue> {
  const stored = await readAll();
  const validated = COLLECTION_NAMES.map((name) => validate(name, stored[name]));
  const documents = Object.fromEntries(
    COLLECTION_NAMES.map((name, index) => [name, validated[index]?.documents ?? []]),
  ) as unknown as Documents;
  const rejected = validated.flatMap((result) => result.rejected);
  const catalogue = composeCatalogue(documents, rejected, builtAt());
  await writeReport(catalogue);
  return catalogue;
}

async function readAll() {
  try {
    const firestore = database();
    const collections = await Promise.all(
      COLLECTION_NAMES.map((name) => readCollection(firestore, name)),
    );
    return Object.fromEntries(
      COLLECTION_NAMES.map((name, index) => [name, collections[index] ?? []]),
    ) as Record<CollectionName, Awaited<ReturnType<typeof readCollection>>>;
  } catch (cause) {
    throw new CatalogueError('The stock could not be read from Firestore.', { cause });
  }
}

/** `BUILD_TIME` (ISO) fixes the moment, so that two builds of the same data are the same. */
function builtAt(): Date {
  const fixed = process.env['BUILD_TIME'];
  return fixed ? new Date(fixed) : new Date();
}
