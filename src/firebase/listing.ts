import {
  collection as collectionRef,
  deleteDoc,
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
import {
  type DocumentOf,
  firestore,
  type Parsed,
  parseDocument,
  parseDocuments,
} from './firestore.ts';
import { retryWithNewToken } from './retry-with-new-token.ts';

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

/** All documents whose `field` is `value`, in no particular order. */
export function documentsWhere<C extends CollectionName>(
  collection: C,
  field: string,
  value: string,
): Promise<Parsed<DocumentOf<C>>> {
  return retryWithNewToken(async () => {
    const matching = query(collectionRef(firestore(), collection), where(field, '==', value));
    return parseDocuments(collection, (await getDocs(matching)).docs);
  });
}

/** One document; null where it does not exist or cannot be parsed. */
export function readDocument<C extends CollectionName>(
  collection: C,
  id: string,
): Promise<DocumentOf<C> | null> {
  return retryWithNewToken(async () => {
    const snapshot = await getDoc(doc(firestore(), collection, id));
    if (!snapshot.exists()) return null;
    const document = parseDocument(collection, id, snapshot.data());
    return 'version' in document ? document : null;
  });
}

export function removeDocument(collection: CollectionName, id: string): Promise<void> {
  return retryWithNewToken(() => deleteDoc(doc(firestore(), collection, id)));
}
