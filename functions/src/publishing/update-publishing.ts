import { setTimeout as pause } from 'node:timers/promises';
import {
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import * as v from 'valibot';
import { PUBLISHING_PATH, type Publishing, PublishingSchema } from '#domain/publishing.ts';
import { isAborted } from '#functions/src/shared/error-codes.ts';
import type { Changes } from './state-machine.ts';

/** Transactions of edits in quick succession all contend for the one document. */
const MAX_ATTEMPTS = 12;
/**
 * Pauses before the first repetitions, in milliseconds: the SDK would wait 500 to 1,500 at once, and the
 * task that starts a build keeps the only place of its queue meanwhile.
 */
const QUICK_PAUSES_MS = [10, 30, 90];

/**
 * Reads the publishing state and writes the changes that `update` returns, in one transaction.
 * `update` runs again when another transaction was faster, and is handed the documents `others`, which
 * are read with the state. Returns its result.
 */
export async function updatePublishing<Result>(
  db: Firestore,
  update: (
    state: Publishing,
    transaction: Transaction,
    others: DocumentSnapshot[],
  ) => Promise<{ changes: Changes | null; result: Result }>,
  others: DocumentReference[] = [],
): Promise<Result> {
  const ref = db.doc(PUBLISHING_PATH);
  const attempt = async (transaction: Transaction): Promise<Result> => {
    const [snapshot, ...read] = await transaction.getAll(ref, ...others);
    const state = v.parse(PublishingSchema, snapshot?.data() ?? {});
    const { changes, result } = await update(state, transaction, read);
    if (changes) transaction.set(ref, toFirestore(changes), { merge: true });
    return result;
  };
  for (const milliseconds of QUICK_PAUSES_MS) {
    try {
      return await db.runTransaction(attempt, { maxAttempts: 1 });
    } catch (error) {
      // The SDK knows which other errors pass, and throws those that do not.
      if (!isAborted(error)) break;
      await pause(milliseconds * (0.5 + Math.random()));
    }
  }
  return db.runTransaction(attempt, { maxAttempts: MAX_ATTEMPTS });
}

function toFirestore(changes: Changes): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(changes).map(([field, value]) => [
      field,
      value instanceof Date ? Timestamp.fromDate(value) : value,
    ]),
  );
}
