import {
  type DocumentSnapshot,
  type Firestore,
  type QueryDocumentSnapshot,
  Timestamp,
} from 'firebase-admin/firestore';
import { COLLECTION_NAMES } from '#domain/collections.ts';
import { CHANGES_COLLECTION } from '#domain/publishing.ts';
import type { StoredDocument } from './documents.ts';

/**
 * How far changes are queried before the time of the last read, since commits may become visible
 * slightly out of the order of their times.
 */
const OVERLAP_MS = 10_000;

/** So that a request stays small after thousands of changes. */
const DOCUMENTS_PER_READ = 500;

/** Until when the stock is read, and how many documents were read for it. */
export interface Reading {
  readAt: Date;
  reads: number;
}

type Take = (document: StoredDocument) => void;

/**
 * Reads the six collections completely and hands each document to `take`. Streams them, since a
 * document as Firestore sends it takes several times the memory of its plain fields. Its id is
 * copied, since a slice would keep its whole path in memory.
 */
export async function readAll(database: Firestore, take: Take): Promise<Reading> {
  let reads = 0;
  // The earliest read time: changes after it are read by the next build.
  let readAt = Number.POSITIVE_INFINITY;
  await Promise.all(
    COLLECTION_NAMES.map(async (collection) => {
      const documents: AsyncIterable<unknown> = database.collection(collection).stream();
      for await (const document of documents as AsyncIterable<QueryDocumentSnapshot>) {
        take({ collection, id: document.id, data: plain(document) });
        readAt = Math.min(readAt, document.readTime.toMillis());
        reads += 1;
      }
    }),
  );
  // Without a document there is no read time: the next build reads everything again.
  return { readAt: new Date(reads === 0 ? 0 : readAt), reads };
}

/**
 * Hands the documents to `take` that the triggers entered as changed since a reading, deleted ones
 * included. Fields such as `updated_at` are ignored, since an import or a restored backup sets them
 * to any time.
 */
export async function readChanges(database: Firestore, last: Date, take: Take): Promise<Reading> {
  const since = Timestamp.fromMillis(last.getTime() - OVERLAP_MS);
  const entries = await database
    .collection(CHANGES_COLLECTION)
    .where('changed_at', '>', since)
    .get();
  const changed = entries.docs.map((entry) => database.doc(String(entry.get('path'))));

  for (let start = 0; start < changed.length; start += DOCUMENTS_PER_READ) {
    const batch = changed.slice(start, start + DOCUMENTS_PER_READ);
    for (const document of await database.getAll(...batch)) {
      const collection = COLLECTION_NAMES.find((name) => name === document.ref.parent.id);
      if (!collection) continue;
      take({ collection, id: document.id, data: document.exists ? plain(document) : undefined });
    }
  }
  return { readAt: entries.readTime.toDate(), reads: entries.size + changed.length };
}

/** The fields of a document, with times as Dates. */
export function plain(document: DocumentSnapshot): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(document.data() ?? {}).map(([field, value]) => [
      field,
      value instanceof Timestamp ? value.toDate() : value,
    ]),
  );
}
