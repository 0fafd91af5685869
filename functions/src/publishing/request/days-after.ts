import { Timestamp } from 'firebase-admin/firestore';

const DAY_MS = 86_400_000;

/** The time `days` days after `now`, as Firestore stores it. */
export function daysAfter(now: Date, days: number): Timestamp {
  return Timestamp.fromMillis(now.getTime() + days * DAY_MS);
}
