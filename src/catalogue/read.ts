import {
  type Firestore,
  type Query,
  type QueryDocumentSnapshot,
  Timestamp,
} from 'firebase-admin/firestore';
import { COLLECTION_NAMES } from '#domain/collections.ts';
import { TOMBSTONES_COLLECTION } from '#domain/publishing.ts';
import { emptySnapshot, type Snapshot } from './snapshot.ts';

/**
 * How far changes are queried before the time of the last read, since commits may become visible
 * slightly out of the order of their times.
 */
const OVERLAP_MS = 10_000;

/** An up-to-date snapshot, and how many documents were read for it. */
export interface Reading {
  snapshot: Snapshot;
  reads: number;
}

/**
 * Reads the six collections completely. Streams them, since a document as Firestore sends it takes
 * several times the memory of its plain fields.
 */
export async function readAll(database: Firestore): Promise<Reading> {
  const snapshot = emptySnapshot();
  let reads = 0;
  // The earliest read time: changes after it are read by the next build.
  let readAt = Number.POSITIVE_INFINITY;
  await Promise.all(
    COLLECTION_NAMES.map(async (name) => {
      const documents: AsyncIterable<unknown> = database.collection(name).stream();
      for await (const document of documents as AsyncIterable<QueryDocumentSnapshot>) {
        snapshot.documents[name].set(document.id, plain(document));
        readAt = Math.min(readAt, document.readTime.toMillis());
        reads += 1;
      }
    }),
  );
  // Without a document there is no read time: the next build reads everything again.
  snapshot.readAt = new Date(reads === 0 ? 0 : readAt);
  return { snapshot, reads };
}

/**
 * Updates a snapshot with what changed since it was read: documents by `updated_at`, deletions by
 * their tombstones. Changes that set neither are missed until the next full read.
 */
export async function readChanges(database: Firestore, last: Snapshot): Promise<Reading> {
  const since = Timestamp.fromMillis(last.readAt.getTime() - OVERLAP_MS);
  const changedSince = (collection: string, field: string): Query =>
    database.collection(collection).where(field, '>', since);
  const tombstones = await changedSince(TOMBSTONES_COLLECTION, 'deleted_at').get();
  const results = await Promise.all(
    COLLECTION_NAMES.map((name) => changedSince(name, 'updated_at').get()),
  );

  const snapshot = { ...last };
  for (const tombstone of tombstones.docs) {
    const [collection, id] = String(tombstone.get('path')).split('/');
    const name = COLLECTION_NAMES.find((candidate) => candidate === collection);
    if (name && id) snapshot.documents[name].delete(id);
  }
  // After the tombstones, since a deleted document may have been created again.
  for (const [index, name] of COLLECTION_NAMES.entries()) {
    for (const document of results[index]?.docs ?? []) {
      snapshot.documents[name].set(document.id, plain(document));
    }
  }
  snapshot.readAt = earliest([tombstones, ...results].map((result) => result.readTime.toDate()));
  const reads = results.reduce((sum, result) => sum + result.size, tombstones.size);
  return { snapshot, reads };
}

function plain(document: QueryDocumentSnapshot): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(document.data()).map(([field, value]) => [
      field,
      value instanceof Timestamp ? value.toDate() : value,
    ]),
  );
}

function earliest(times: Date[]): Date {
  return new Date(Math.min(...times.map((time) => time.getTime())));
}
