import { type Firestore, Timestamp, type Transaction } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { PUBLISHING_PATH, type Publishing, PublishingSchema } from '#domain/publishing.ts';
import type { Changes } from './steps.ts';

/** Tries of one step: edits come in bursts and all of them meet on one document. */
const ATTEMPTS = 12;

/** One step of publishing: reads the state and writes what the step makes of it, or neither. */
export async function step<Result>(
  db: Firestore,
  take: (
    state: Publishing,
    transaction: Transaction,
  ) => Promise<{ changes: Changes | null; result: Result }>,
): Promise<Result> {
  const ref = db.doc(PUBLISHING_PATH);
  return db.runTransaction(
    async (transaction) => {
      const snapshot = await transaction.get(ref);
      const state = v.parse(PublishingSchema, snapshot.data() ?? {});
      const { changes, result } = await take(state, transaction);
      if (changes) transaction.set(ref, stored(changes), { merge: true });
      return result;
    },
    { maxAttempts: ATTEMPTS },
  );
}

function stored(changes: Changes): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(changes).map(([field, value]) => [
      field,
      value instanceof Date ? Timestamp.fromDate(value) : value,
    ]),
  );
}
