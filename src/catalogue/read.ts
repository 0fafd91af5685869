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
 * How far before the last read changes are looked for again: commits may become visible a little
 * out of the order of their times.
 */
const OVERLAP_MS = 10_000;

/** A snapshot of now, and how many documents had to be read for it. */
export interface Reading {
  snapshot: Snapshot;
  reads: number;
}

/**
 * Reads the six collections whole, one document after the other: as Firestore sends them they take
 * many times the room of what is kept.
 */
export async function readAll(database: Firestore): Promise<Reading> {
  const snapshot = emptySnapshot();
  let reads = 0;
  // The earliest of all: what came later is looked for again.
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
  // An empty database was never read: the next build reads it whole again.
  snapshot.readAt = new Date(reads === 0 ? 0 : readAt);
  return { snapshot, reads };
}

/**
 * Brings a snapshot up to date with what changed since it was read: documents by `updated_at`,
 * deletions by their tombstones. Changes that bear neither wait for the next full read.
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
  // After the tombstones: a document that was deleted and made again is there.
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
