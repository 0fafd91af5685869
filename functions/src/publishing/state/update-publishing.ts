import { type Firestore, Timestamp, type Transaction } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { PUBLISHING_PATH, type Publishing, PublishingSchema } from '#domain/publishing.ts';
import type { Changes } from './state-machine.ts';

/** Transactions of edits in quick succession all contend for the one document. */
const MAX_ATTEMPTS = 12;

/**
 * Reads the publishing state and writes the changes that `update` returns, in one transaction.
 * `update` runs again when another transaction was faster. Returns its result.
 */
export async function updatePublishing<Result>(
  db: Firestore,
  update: (
    state: Publishing,
    transaction: Transaction,
  ) => Promise<{ changes: Changes | null; result: Result }>,
): Promise<Result> {
  const ref = db.doc(PUBLISHING_PATH);
  return db.runTransaction(
    async (transaction) => {
      const snapshot = await transaction.get(ref);
      const state = v.parse(PublishingSchema, snapshot.data() ?? {});
      const { changes, result } = await update(state, transaction);
      if (changes) transaction.set(ref, toFirestore(changes), { merge: true });
      return result;
    },
    { maxAttempts: MAX_ATTEMPTS },
  );
}

function toFirestore(changes: Changes): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(changes).map(([field, value]) => [
      field,
      value instanceof Date ? Timestamp.fromDate(value) : value,
    ]),
  );
}
