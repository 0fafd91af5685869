import {
  type DocumentSnapshot,
  type Firestore,
  type QueryDocumentSnapshot,
  Timestamp,
} from 'firebase-admin/firestore';
import { COLLECTION_NAMES } from '#domain/collections.ts';
import { CHANGES_COLLECTION } from '#domain/publishing.ts';
import { emptySnapshot, type Snapshot } from './snapshot.ts';

/**
 * How far changes are queried before the time of the last read, since commits may become visible
 * slightly out of the order of their times.
 */
const OVERLAP_MS = 10_000;

/** So that a request stays small after thousands of changes. */
const DOCUMENTS_PER_READ = 500;

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
 * Updates a snapshot with the documents that the triggers entered as changed since it was read,
 * deleted ones included. Fields such as `updated_at` have no say: an import or a restored backup
 * sets them to any time.
 */
export async function readChanges(database: Firestore, last: Snapshot): Promise<Reading> {
  const since = Timestamp.fromMillis(last.readAt.getTime() - OVERLAP_MS);
  const entries = await database
    .collection(CHANGES_COLLECTION)
    .where('changed_at', '>', since)
    .get();
  const changed = entries.docs.map((entry) => database.doc(String(entry.get('path'))));

  const snapshot = { ...last, readAt: entries.readTime.toDate() };
  for (let start = 0; start < changed.length; start += DOCUMENTS_PER_READ) {
    const batch = changed.slice(start, start + DOCUMENTS_PER_READ);
    for (const document of await database.getAll(...batch)) {
      const name = COLLECTION_NAMES.find((candidate) => candidate === document.ref.parent.id);
      if (!name) continue;
      if (document.exists) snapshot.documents[name].set(document.id, plain(document));
      else snapshot.documents[name].delete(document.id);
    }
  }
  return { snapshot, reads: entries.size + changed.length };
}

function plain(document: DocumentSnapshot): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(document.data() ?? {}).map(([field, value]) => [
      field,
      value instanceof Timestamp ? value.toDate() : value,
    ]),
  );
}
