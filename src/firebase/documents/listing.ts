import {
  collection as collectionRef,
  getCount,
  limit,
  orderBy,
  type QueryDocumentSnapshot,
  startAfter,
  Timestamp,
  where,
} from 'firebase/firestore/lite';
import type { CollectionName } from '#domain/collections.ts';
import { type DocumentOf, type RepairedDocument, repairStored } from '#domain/stored-document.ts';
import {
  findDocuments,
  firestore,
  type Parsed,
  parseDocuments,
  readFields,
} from '../service/firestore.ts';
import { retryWithNewToken } from '../service/retry-with-new-token.ts';

/** One page of a collection, newest first; `next` is null on the last page. */
export interface Page<T> extends Parsed<T> {
  next: QueryDocumentSnapshot | null;
}

export async function newestPage<C extends CollectionName>(
  collection: C,
  size: number,
  after: QueryDocumentSnapshot | null = null,
): Promise<Page<DocumentOf<C>>> {
  const docs = await findDocuments(
    collection,
    orderBy('created_at', 'desc'),
    ...(after ? [startAfter(after)] : []),
    limit(size),
  );
  const next = docs.length === size ? (docs.at(-1) ?? null) : null;
  return { ...parseDocuments(collection, docs), next };
}

/** Everything saved at or after `time`. */
export async function changedSince<C extends CollectionName>(
  collection: C,
  time: Date,
): Promise<Parsed<DocumentOf<C>>> {
  const since = Timestamp.fromDate(time);
  const docs = await findDocuments(collection, where('updated_at', '>=', since));
  return parseDocuments(collection, docs);
}

export function countDocuments(collection: CollectionName): Promise<number> {
  return retryWithNewToken(
    async () => (await getCount(collectionRef(firestore(), collection))).data().count,
  );
}

/**
 * All documents whose `field` is `value` and that are not in the trash, unless `withTrash`, in no
 * particular order, each with the fields that could not be read emptied and named; without those that cannot be repaired.
 */
export async function documentsWhere<C extends CollectionName>(
  collection: C,
  field: string,
  value: string | boolean,
  { withTrash = false } = {},
): Promise<RepairedDocument<C>[]> {
  const docs = await findDocuments(collection, where(field, '==', value));
  const found = repairDocuments(collection, docs);
  return withTrash ? found : found.filter(({ document }) => document.trashed_at === null);
}

/**
 * One document, with the fields that could not be read emptied and named in `repaired`; null where it
 * does not exist, is in the trash or cannot be repaired.
 */
export async function readDocument<C extends CollectionName>(
  collection: C,
  id: string,
): Promise<RepairedDocument<C> | null> {
  const fields = await readFields(`${collection}/${id}`);
  const readable = fields && repairStored(collection, id, fields);
  return readable?.document.trashed_at === null ? readable : null;
}

/** What is in the trash, last deleted first; without what cannot be repaired. */
export async function trashOf<C extends CollectionName>(collection: C): Promise<DocumentOf<C>[]> {
  const docs = await findDocuments(
    collection,
    where('trashed_at', '>', Timestamp.fromMillis(0)),
    orderBy('trashed_at', 'desc'),
  );
  return repairDocuments(collection, docs).map(({ document }) => document);
}

function repairDocuments<C extends CollectionName>(
  collection: C,
  snapshots: readonly QueryDocumentSnapshot[],
): RepairedDocument<C>[] {
  return snapshots.flatMap(
    (snapshot) => repairStored(collection, snapshot.id, snapshot.data()) ?? [],
  );
}
