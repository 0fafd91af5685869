import type { Firestore } from 'firebase-admin/firestore';
import { onRequested, type RequestOptions } from '../state-machine.ts';
import { updatePublishing } from '../update-publishing.ts';
import { daysAfter } from './days-after.ts';

/** Ids of events that have requested a build, since an event may be delivered more than once. */
export const SEEN_EVENTS_COLLECTION = 'seen_events';
/** Longer than Eventarc retries an event. */
const EVENT_DAYS = 8;

export interface BuildRequestDeps {
  db: Firestore;
  now: () => Date;
  /** Schedules a run of `publishTask` at or soon after `at`. */
  schedule: (at: Date) => Promise<void>;
  quietMs: number;
}

/**
 * Adds one to the requested revision and schedules `publishTask`. Returns the revision; null when
 * the event was seen before. The task is scheduled in that case too, since the first delivery may
 * have failed before it got there.
 */
export async function requestBuild(
  deps: BuildRequestDeps,
  options: RequestOptions & { eventId?: string } = {},
): Promise<number | null> {
  const { db } = deps;
  const seen = options.eventId
    ? db.collection(SEEN_EVENTS_COLLECTION).doc(encodeURIComponent(options.eventId))
    : null;
  const revision = await updatePublishing(db, async (state, transaction) => {
    const now = deps.now();
    if (seen && (await transaction.get(seen)).exists) return { changes: null, result: null };
    if (seen) transaction.create(seen, { expires_at: daysAfter(now, EVENT_DAYS) });
    const changes = onRequested(state, now, options);
    return { changes, result: state.requested + 1 };
  });
  // The time after the transaction, which may have waited for others: a task that is named after an
  // earlier moment may have run before the request was stored, and a queue takes its name once.
  await deps.schedule(new Date(deps.now().getTime() + deps.quietMs));
  return revision;
}
