import {
  collection as collectionRef,
  doc,
  getCount,
  getDoc,
  getDocs,
  limit,
  orderBy,
  type QueryDocumentSnapshot,
  query,
  startAfter,
  Timestamp,
  where,
} from 'firebase/firestore/lite';
import type { CollectionName } from '#domain/collections.ts';
import { type DocumentOf, type RepairedDocument, repairStored } from '#domain/stored-document.ts';
import { firestore, type Parsed, parseDocuments } from '../service/firestore.ts';
import { retryWithNewToken } from '../service/retry-with-new-token.ts';

/** One page of a collection, newest first; `next` is null on the last page. */
export interface Page<T> extends Parsed<T> {
  next: QueryDocumentSnapshot | null;
}

export function newestPage<C extends CollectionName>(
  collection: C,
  size: number,
  after: QueryDocumentSnapshot | null = null,
): Promise<Page<DocumentOf<C>>> {
  return retryWithNewToken(async () => {
    const { docs } = await getDocs(
      query(
        collectionRef(firestore(), collection),
        orderBy('created_at', 'desc'),
        ...(after ? [startAfter(after)] : []),
        limit(size),
      ),
    );
    const next = docs.length === size ? (docs.at(-1) ?? null) : null;
    return { ...parseDocuments(collection, docs), next };
  });
}

/** Everything saved at or after `time`. */
export function changedSince<C extends CollectionName>(
  collection: C,
  time: Date,
): Promise<Parsed<DocumentOf<C>>> {
  return retryWithNewToken(async () => {
    const changed = query(
      collectionRef(firestore(), collection),
      where('updated_at', '>=', Timestamp.fromDate(time)),
    );
    return parseDocuments(collection, (await getDocs(changed)).docs);
  });
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
export function documentsWhere<C extends CollectionName>(
  collection: C,
  field: string,
  value: string | boolean,
  { withTrash = false } = {},
): Promise<RepairedDocument<C>[]> {
  return retryWithNewToken(async () => {
    const matching = query(collectionRef(firestore(), collection), where(field, '==', value));
    const found = repairDocuments(collection, (await getDocs(matching)).docs);
    return withTrash ? found : found.filter(({ document }) => document.trashed_at === null);
  });
}

/**
 * One document, with the fields that could not be read emptied and named in `repaired`; null where it
 * does not exist, is in the trash or cannot be repaired.
 */
export function readDocument<C extends CollectionName>(
  collection: C,
  id: string,
): Promise<RepairedDocument<C> | null> {
  return retryWithNewToken(async () => {
    const snapshot = await getDoc(doc(firestore(), collection, id));
    if (!snapshot.exists()) return null;
    const readable = repairStored(collection, id, snapshot.data());
    return readable?.document.trashed_at === null ? readable : null;
  });
}

/** What is in the trash, last deleted first; without what cannot be repaired. */
export function trashOf<C extends CollectionName>(collection: C): Promise<DocumentOf<C>[]> {
  return retryWithNewToken(async () => {
    const trashed = query(
      collectionRef(firestore(), collection),
      where('trashed_at', '>', Timestamp.fromMillis(0)),
      orderBy('trashed_at', 'desc'),
    );
    const { docs } = await getDocs(trashed);
    return repairDocuments(collection, docs).map(({ document }) => document);
  });
}

function repairDocuments<C extends CollectionName>(
  collection: C,
  snapshots: readonly QueryDocumentSnapshot[],
): RepairedDocument<C>[] {
  return snapshots.flatMap(
    (snapshot) => repairStored(collection, snapshot.id, snapshot.data()) ?? [],
  );
}
