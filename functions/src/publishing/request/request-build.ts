import type { DocumentData, DocumentReference, Firestore } from 'firebase-admin/firestore';
import { onRequested, type RequestOptions } from '../state-machine.ts';
import { updatePublishing } from '../update-publishing.ts';

/** Ids of events that have requested a build, since an event may be delivered more than once. */
export const SEEN_EVENTS_COLLECTION = 'seen_events';
/** Longer than the time for which Eventarc retries an event. */
const EVENT_MS = 8 * 86_400_000;

export interface BuildRequestDeps {
  db: Firestore;
  now: () => Date;
  /** Schedules a run of `publishTask` at or soon after `at`. */
  schedule: (at: Date) => Promise<void>;
  quietMs: number;
}

export interface RequestingEvent {
  id: string;
  /** The entry of the change, which is written with the request, so that the build finds it. */
  entry: ChangeEntry;
}

export interface ChangeEntry {
  reference: DocumentReference;
  data: DocumentData;
}

/**
 * Adds one to the requested revision and schedules `publishTask`. Returns the revision; null when
 * the event was seen before. The task is scheduled in that case too, since the first delivery may
 * have failed before it got there.
 */
export async function requestBuild(
  deps: BuildRequestDeps,
  options: RequestOptions & { event?: RequestingEvent } = {},
): Promise<number | null> {
  const { db } = deps;
  const { event, ...request } = options;
  const seen = event && db.collection(SEEN_EVENTS_COLLECTION).doc(encodeURIComponent(event.id));
  const revision = await updatePublishing(
    db,
    async (state, transaction, [earlier]) => {
      const now = deps.now();
      if (earlier?.exists) return { changes: null, result: null };
      if (seen) transaction.create(seen, { expires_at: new Date(now.getTime() + EVENT_MS) });
      if (event) transaction.set(event.entry.reference, event.entry.data);
      return { changes: onRequested(state, now, request), result: state.requested + 1 };
    },
    seen && [seen],
  );
  // The time after the transaction, which may have waited for others: a task that is named after an
  // earlier moment may have run before the request was stored, and a queue takes its name once.
  await deps.schedule(new Date(deps.now().getTime() + deps.quietMs));
  return revision;
}
