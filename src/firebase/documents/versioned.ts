import { FirebaseError } from 'firebase/app';
import {
  collection as collectionRef,
  doc,
  type Firestore,
  runTransaction,
} from 'firebase/firestore/lite';
import type { CollectionName } from '#domain/collections.ts';
import { type DocumentOf, repairStored } from '#domain/stored-document.ts';
import { firestore } from '../service/firestore.ts';
import { retryWithNewToken } from '../service/retry-with-new-token.ts';
import { ServiceError, serviceError } from '../service/service-error.ts';
import { accountName } from '../session/auth.ts';
import { type Fields, firstVersionFields, forWrite, nextVersionFields } from './fields.ts';
import { firstPriceLog, nextPriceEntry } from './price-entry.ts';

export type SaveResult<T> =
  | { kind: 'saved'; version: number }
  /** Someone else saved first; nothing was written. */
  | { kind: 'conflict'; current: T }
  /** Someone else deleted it: `trashed` is the document in the trash; absent once that is emptied. */
  | { kind: 'gone'; trashed?: T };

/** A new document id. */
export function newId(collection: CollectionName): string {
  return doc(collectionRef(firestore(), collection)).id;
}

/**
 * Creates a document at version 1; `reason` is for the price log of a vehicle. Returns false and
 * writes nothing where the document exists already, because an earlier attempt arrived although its
 * answer did not.
 */
export function createDocument(
  collection: CollectionName,
  id: string,
  fields: Fields,
  reason = '',
): Promise<boolean> {
  return retryWithNewToken(() =>
    runTransaction(
      firestore(),
      async (transaction) => {
        const reference = doc(firestore(), collection, id);
        if ((await transaction.get(reference)).exists()) return false;
        const logged = collection === 'vehicles' ? firstPriceLog(fields, reason) : {};
        transaction.set(reference, { ...forWrite(fields), ...logged, ...firstVersionFields() });
        return true;
      },
      { maxAttempts: 1 },
    ),
  );
}

/**
 * Updates fields of a document that is at `baseVersion`. Where it is not, someone else has saved
 * since, and the result is a conflict with the current document. `inTrash`: of one in the trash.
 */
export async function updateDocument<C extends CollectionName>(
  collection: C,
  id: string,
  baseVersion: number,
  fields: Fields,
  { inTrash = false, reason = '' } = {},
): Promise<SaveResult<DocumentOf<C>>> {
  const attempt = () =>
    retryWithNewToken(() =>
      updateVersion({ db: firestore(), by: accountName() }, collection, id, baseVersion, fields, {
        ...{ inTrash, reason },
      }),
    );
  try {
    return await attempt();
  } catch (error) {
    // The document changed between the read and the write; a second attempt reads the new version.
    if (error instanceof ServiceError && isPrecondition(error)) return attempt();
    throw serviceError(error);
  }
}

/** The account that writes, and the collection. */
export interface Writer {
  db: Firestore;
  /** E-mail address of the account, which the rules compare with its token. */
  by: string;
}

/** One attempt of `updateDocument`. */
export function updateVersion<C extends CollectionName>(
  { db, by }: Writer,
  collection: C,
  id: string,
  baseVersion: number,
  fields: Fields,
  { inTrash = false, reason = '' } = {},
): Promise<SaveResult<DocumentOf<C>>> {
  return runTransaction(
    db,
    async (transaction): Promise<SaveResult<DocumentOf<C>>> => {
      const reference = doc(db, collection, id);
      const snapshot = await transaction.get(reference);
      if (!snapshot.exists()) return { kind: 'gone' };
      const readable = repairStored(collection, id, snapshot.data());
      if (!readable) {
        const message = `${collection}/${id} kan ikke læses.`;
        throw new ServiceError('unexpected', message, { forStaff: true });
      }
      const current = readable.document;
      if (!inTrash && current.trashed_at !== null) return { kind: 'gone', trashed: current };
      if (current.version !== baseVersion) return { kind: 'conflict', current };
      const version = baseVersion + 1;
      const logged =
        collection === 'vehicles'
          ? nextPriceEntry(snapshot.data(), current, fields, { version, reason, by })
          : {};
      const written = { ...forWrite(fields), ...logged, ...nextVersionFields(version, by) };
      transaction.update(reference, written);
      return { kind: 'saved', version };
    },
    { maxAttempts: 1 },
  );
}

function isPrecondition({ cause }: ServiceError): boolean {
  return (
    cause instanceof FirebaseError &&
    (cause.code === 'failed-precondition' || cause.code === 'aborted')
  );
}
