import { doc, runTransaction } from 'firebase/firestore/lite';
import type { CollectionName } from '#domain/collections.ts';
import { repairStored } from '#domain/stored-document.ts';
import { firestore } from '../service/firestore.ts';
import { retryWithNewToken } from '../service/retry-with-new-token.ts';
import { accountName } from '../session/auth.ts';
import { forWrite, nextVersionFields, SERVER_TIME } from './fields.ts';
import { ONE_RETRY } from './one-retry.ts';
import { nextPriceEntry } from './price-entry.ts';
import type { Writer } from './versioned.ts';

/**
 * Moves a document to the trash, at whichever version it is; false where it is there already, or
 * gone for good.
 */
export const moveToTrash = trashing(true);

/** Takes a document out of the trash; false where a colleague has, or where it is gone for good. */
export const restoreFromTrash = trashing(false);

function trashing(trashed: boolean) {
  return (collection: CollectionName, id: string): Promise<boolean> =>
    retryWithNewToken(() =>
      writeTrashed({ db: firestore(), by: accountName() }, collection, id, trashed),
    );
}

/** Moves a document to the trash or out of it; false where it is there already, or gone. */
export function writeTrashed(
  { db, by }: Writer,
  collection: CollectionName,
  id: string,
  trashed: boolean,
): Promise<boolean> {
  return runTransaction(
    db,
    async (transaction) => {
      const reference = doc(db, collection, id);
      const snapshot = await transaction.get(reference);
      const isTrashed = (snapshot.get('trashed_at') ?? null) !== null;
      if (!snapshot.exists() || isTrashed === trashed) return false;
      const version = Number(snapshot.get('version') ?? 1) + 1;
      const fields = { trashed_at: trashed ? SERVER_TIME : null };
      const stored = snapshot.data();
      const readable = collection === 'vehicles' ? repairStored('vehicles', id, stored) : null;
      // A vehicle in the trash is not for sale, which its price log records.
      const logged = readable
        ? nextPriceEntry(stored, readable.document, fields, { version, reason: '', by })
        : {};
      const changed = { ...forWrite(fields), ...logged, ...nextVersionFields(version, by) };
      transaction.update(reference, changed);
      return true;
    },
    ONE_RETRY,
  );
}
