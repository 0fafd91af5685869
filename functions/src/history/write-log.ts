import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { LOG_COLLECTION, type LogAction, type LogEntry } from '#domain/history/history.ts';

/** Writes a line of the log about an action that changes no document. */
export async function writeLog(
  { db, now }: { db: Firestore; now: () => Date },
  line: { action: LogAction; by: string } & Partial<Pick<LogEntry, 'name' | 'record' | 'owner'>>,
): Promise<void> {
  await db.collection(LOG_COLLECTION).add({
    at: Timestamp.fromDate(now()),
    ...{ record: '', owner: '', name: '', changes: [] },
    ...line,
  });
}
