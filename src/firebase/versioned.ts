import {
  collection as collectionRef,
  type DocumentData,
  doc,
  runTransaction,
  serverTimestamp,
} from 'firebase/firestore/lite';
import type { CollectionName } from '#domain/collections.ts';
import { call } from './call.ts';
import { type DocumentOf, firestore, parseDocument } from './firestore.ts';
import { ServiceError, serviceError } from './service-error.ts';

/** A time that the service fills in when the write is done. */
export const NOW = Symbol('now');
export type Fields = Record<string, unknown>;

export type SaveResult<T> =
  | { kind: 'saved'; version: number }
  /** Somebody else saved in the meantime; nothing was written. */
  | { kind: 'conflict'; current: T }
  | { kind: 'gone' };

/** A new document id. */
export function newId(collection: CollectionName): string {
  return doc(collectionRef(firestore(), collection)).id;
}

/**
 * Writes a new document at version 1. A repeat with the same id (its first answer was lost) changes
 * nothing and answers false.
 */
export function createDocument(
  collection: CollectionName,
  id: string,
  fields: Fields,
): Promise<boolean> {
  return call(() =>
    runTransaction(
      firestore(),
      async (transaction) => {
        const reference = doc(firestore(), collection, id);
        if ((await transaction.get(reference)).exists()) return false;
        transaction.set(reference, { ...forWrite(fields), ...firstBookkeeping() });
        return true;
      },
      { maxAttempts: 1 },
    ),
  );
}

/**
 * Changes fields of a document, unless it is no longer at `baseVersion`: then a second editor was
 * faster, and the caller gets what stands there now.
 */
export async function updateDocument<C extends CollectionName>(
  collection: C,
  id: string,
  baseVersion: number,
  fields: Fields,
): Promise<SaveResult<DocumentOf<C>>> {
  const attempt = () =>
    call(() =>
      runTransaction(
        firestore(),
        async (transaction): Promise<SaveResult<DocumentOf<C>>> => {
          const reference = doc(firestore(), collection, id);
          const snapshot = await transaction.get(reference);
          if (!snapshot.exists()) return { kind: 'gone' };
          const current = parseDocument(collection, id, snapshot.data());
          if (!('version' in current)) throw unreadable(collection, id);
          if (current.version !== baseVersion) return { kind: 'conflict', current };
          const version = baseVersion + 1;
          transaction.update(reference, { ...forWrite(fields), ...nextBookkeeping(version) });
          return { kind: 'saved', version };
        },
        { maxAttempts: 1 },
      ),
    );
  try {
    return await attempt();
  } catch (error) {
    // The document changed between the read and the write: the second read tells what stands there.
    if (error instanceof ServiceError && isPrecondition(error)) return attempt();
    throw serviceError(error);
  }
}

export function firstBookkeeping(): DocumentData {
  return { created_at: serverTimestamp(), updated_at: serverTimestamp(), version: 1 };
}

export function nextBookkeeping(version: number): DocumentData {
  return { updated_at: serverTimestamp(), version };
}

export function forWrite(fields: Fields): DocumentData {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      value === NOW ? serverTimestamp() : value,
    ]),
  );
}

function isPrecondition(error: ServiceError): boolean {
  const { cause } = error;
  return (
    typeof cause === 'object' &&
    cause !== null &&
    'code' in cause &&
    (cause.code === 'failed-precondition' || cause.code === 'aborted')
  );
}

function unreadable(collection: string, id: string): ServiceError {
  return new ServiceError('unexpected', `${collection}/${id} kan ikke læses.`);
}
