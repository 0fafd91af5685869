import { FieldValue, type Firestore, Timestamp } from 'firebase-admin/firestore';

/** One document a day, by its date: how many violations were reported, and of which directives. */
export const VIOLATIONS_COLLECTION = 'violations';

const DAY_MS = 86_400_000;
const KEPT_DAYS = 30;

/** Adds one to the counts of the day. */
export async function addViolation(db: Firestore, now: Date, directive: string): Promise<void> {
  await document(db, now).set(
    {
      total: FieldValue.increment(1),
      directives: { [directive]: FieldValue.increment(1) },
      expires_at: Timestamp.fromMillis(now.getTime() + KEPT_DAYS * DAY_MS),
    },
    { merge: true },
  );
}

/** Violations of today and yesterday, by UTC. */
export async function countRecentViolations(db: Firestore, now: Date): Promise<number> {
  const days = [now, new Date(now.getTime() - DAY_MS)].map((day) => document(db, day));
  const counts = await db.getAll(...days);
  return counts.reduce((sum, day) => sum + Number(day.get('total') ?? 0), 0);
}

function document(db: Firestore, day: Date) {
  return db.collection(VIOLATIONS_COLLECTION).doc(day.toISOString().slice(0, 10));
}
