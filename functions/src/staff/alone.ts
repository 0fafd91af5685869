import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';

const LOCK_PATH = 'system/staff';
/** Longer than any change takes: after it, the holder counts as crashed. */
const HELD_MS = 30_000;
const RETRY_MS = 100;
const PATIENCE_MS = 10_000;

/**
 * Runs a change while no other runs, so that two owners cannot remove each other: accounts have no
 * transactions. `busy` where others hold the lock for too long.
 */
export async function alone<T>(
  { db, now }: { db: Firestore; now: () => Date },
  change: () => Promise<T>,
): Promise<T | 'busy'> {
  const lock = db.doc(LOCK_PATH);
  const holder = randomUUID();
  const patience = Date.now() + PATIENCE_MS;
  while (!(await take())) {
    if (Date.now() > patience) return 'busy';
    await wait(RETRY_MS);
  }
  try {
    return await change();
  } finally {
    await release();
  }

  function take(): Promise<boolean> {
    return db.runTransaction(async (transaction) => {
      const until: unknown = (await transaction.get(lock)).get('until');
      if (until instanceof Timestamp && until.toMillis() > now().getTime()) return false;
      transaction.set(lock, { holder, until: Timestamp.fromMillis(now().getTime() + HELD_MS) });
      return true;
    });
  }

  /** Does nothing where the change took so long that another one holds the lock by now. */
  function release(): Promise<void> {
    return db.runTransaction(async (transaction) => {
      const isOwn = (await transaction.get(lock)).get('holder') === holder;
      if (isOwn) transaction.set(lock, { holder: null, until: null });
    });
  }
}
