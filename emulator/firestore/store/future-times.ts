import type { Database } from '#emulator/shared/database.ts';
import { fromProtoTimestamp } from '#emulator/wire/timestamp.ts';

/** A clock that is set back by less is corrected often; times then simply stand still a while. */
const TOLERANCE_SECONDS = 60;

/** Whether a document was stored while the clock was ahead. */
export function isInFuture(updateTime: string): boolean {
  return updateTime > timeOf(Math.floor(Date.now() / 1000) + TOLERANCE_SECONDS);
}

/**
 * Sets the times of documents that were stored while the clock was ahead to now, and logs it. All
 * later commit times would otherwise lie after them, in the future, for good. Reads the whole table.
 */
export function resetFutureTimes(
  database: Database,
  table: string,
  log: (line: string) => void,
): void {
  const seconds = Math.floor(Date.now() / 1000);
  const now = timeOf(seconds);
  const latest = timeOf(seconds + TOLERANCE_SECONDS);
  const { count, newest } = database
    .prepare(
      `SELECT count(*) AS count, max(update_time) AS newest FROM ${table} WHERE update_time > ?`,
    )
    .get(latest) as { count: number; newest: string | null };
  if (count === 0) return;
  database
    .prepare(
      `UPDATE ${table} SET create_time = min(create_time, $now), update_time = min(update_time, $now)
       WHERE update_time > $latest`,
    )
    .run({ now, latest });
  log(
    `Firestore: the clock was ahead when ${count} documents were stored, the last at ${newest}. Their times are now ${now}; the fields of the documents are unchanged.`,
  );
}

function timeOf(seconds: number): string {
  return fromProtoTimestamp({ seconds, nanos: 0 }) ?? '';
}
