import {
  deleteField,
  doc,
  limit,
  orderBy,
  type QueryDocumentSnapshot,
  runTransaction,
  startAfter,
  Timestamp,
  where,
} from 'firebase/firestore/lite';
import * as v from 'valibot';
import { contentOf } from '#domain/history/field-changes.ts';
import {
  LOG_COLLECTION,
  type LogEntry,
  LogEntrySchema,
  REVISIONS_COLLECTION,
  type RevisedCollection,
  type Revision,
  RevisionSchema,
  revisionId,
} from '#domain/history/history.ts';
import { repairStored } from '#domain/stored-document.ts';
import { findDocuments, firestore } from '../service/firestore.ts';
import { retryWithNewToken } from '../service/retry-with-new-token.ts';
import { accountName } from '../session/auth.ts';
import { type Fields, nextVersionFields } from './fields.ts';
import { ONE_RETRY } from './one-retry.ts';
import { nextPriceEntry } from './price-entry.ts';
import type { Writer } from './versioned.ts';

export type StoredEntry = LogEntry & { id: string };

/** The revisions of a vehicle or accessory, newest first. */
export async function revisionsOf(collection: RevisedCollection, id: string): Promise<Revision[]> {
  const record = `${collection}/${id}`;
  const found = await findDocuments(REVISIONS_COLLECTION, where('record', '==', record));
  return parsed(RevisionSchema, found).sort((a, b) => b.version - a.version);
}

/** What happened to a vehicle or accessory and what belongs to it, newest first. */
export async function logOf(owner: string): Promise<StoredEntry[]> {
  const found = await findDocuments(LOG_COLLECTION, where('owner', '==', owner));
  return parsed(LogEntrySchema, found).sort((a, b) => b.at.getTime() - a.at.getTime());
}

const PAGE = 500;

/** Every line of the log since a time, newest first; `onPage` gets what has arrived so far. */
export async function logSince(
  since: Date,
  onPage: (entries: readonly StoredEntry[]) => void,
  signal: AbortSignal,
): Promise<StoredEntry[]> {
  const entries: StoredEntry[] = [];
  for (let last: QueryDocumentSnapshot | undefined; ; ) {
    const page: QueryDocumentSnapshot[] = await findDocuments(
      LOG_COLLECTION,
      where('at', '>=', Timestamp.fromDate(since)),
      orderBy('at', 'desc'),
      ...(last ? [startAfter(last)] : []),
      limit(PAGE),
    );
    signal.throwIfAborted();
    entries.push(...parsed(LogEntrySchema, page));
    if (page.length < PAGE) return entries;
    onPage(entries);
    last = page.at(-1);
  }
}

/**
 * Makes the content of a document equal to that of a revision, as a new version, and takes it out of
 * the trash. Null where the document or the revision is gone for good, else the new version.
 */
export function restoreRevision(
  collection: RevisedCollection,
  id: string,
  version: number,
): Promise<number | null> {
  return retryWithNewToken(() =>
    writeRevision({ db: firestore(), by: accountName() }, collection, id, version),
  );
}

/** One attempt of `restoreRevision`. */
export function writeRevision(
  { db, by }: Writer,
  collection: RevisedCollection,
  id: string,
  version: number,
): Promise<number | null> {
  return runTransaction(
    db,
    async (transaction) => {
      const reference = doc(db, collection, id);
      const revision = doc(db, REVISIONS_COLLECTION, revisionId(collection, id, version));
      const current = (await transaction.get(reference)).data();
      const fields = (await transaction.get(revision)).get('fields') as object | undefined;
      if (!current || !fields) return null;
      const removed = Object.keys(contentOf(current)).filter((field) => !(field in fields));
      const restored: Fields = { ...omit(current, removed), ...fields };
      const outOfTrash = { ...fields, trashed_at: null };
      const next = Number(current['version'] ?? 1) + 1;
      const readable = collection === 'vehicles' ? repairStored(collection, id, restored) : null;
      const logged = readable
        ? nextPriceEntry(restored, readable.document, outOfTrash, { version: next, reason: '', by })
        : {};
      transaction.update(reference, {
        ...outOfTrash,
        ...Object.fromEntries(removed.map((field) => [field, deleteField()])),
        ...logged,
        ...nextVersionFields(next, by),
      });
      return next;
    },
    ONE_RETRY,
  );
}

/** The documents that can be read; one that cannot is left out, since nobody could mend it. */
function parsed<Schema extends v.GenericSchema>(
  schema: Schema,
  documents: readonly QueryDocumentSnapshot[],
): (v.InferOutput<Schema> & { id: string })[] {
  return documents.flatMap((document) => {
    const result = v.safeParse(schema, document.data());
    return result.success ? [{ ...(result.output as object), id: document.id } as never] : [];
  });
}

function omit(fields: Fields, names: readonly string[]): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)));
}
