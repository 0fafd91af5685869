import { FieldValue, type Firestore, Timestamp } from 'firebase-admin/firestore';
import type { CollectionName } from '#domain/collections.ts';
import { TOMBSTONES_COLLECTION } from '#domain/publishing.ts';
import { log } from '../shared/log.ts';
import { publicPart } from './public-part.ts';
import { step } from './state.ts';
import { requested } from './steps.ts';

export const SEEN_EVENTS_COLLECTION = 'seen_events';
/** Longer than any event is delivered again. */
const EVENT_DAYS = 8;
const TOMBSTONE_DAYS = 60;
const DAY_MS = 86_400_000;

export interface BuildRequestDeps {
  db: Firestore;
  now: () => Date;
  /** Has `publishTask` called at or soon after `at`. */
  schedule: (at: Date) => Promise<void>;
  quietMs: number;
}

/** A change of a document as the database reports it: perhaps twice, perhaps late. */
export interface DocumentChange {
  eventId: string;
  collection: CollectionName;
  id: string;
  before: unknown;
  after: unknown;
}

/** Asks for a build if visitors would see a difference. */
export async function documentChanged(
  change: DocumentChange,
  deps: BuildRequestDeps,
): Promise<void> {
  const { collection, id, before, after } = change;
  if ((before === undefined) !== (after === undefined)) await settleTombstone(change, deps);
  if (publicPart(collection, id, before) === publicPart(collection, id, after)) return;
  const revision = await requestBuild(deps, { eventId: change.eventId });
  if (revision !== null) log.changeSeen(`${collection}/${id}`, revision);
}

/**
 * Counts one request and schedules the look at it. An event that was counted before changes
 * nothing, and resolves with null; the look is scheduled all the same, since the first delivery
 * may have died before it got there.
 */
export async function requestBuild(
  deps: BuildRequestDeps,
  wish: { eventId?: string; full?: boolean; force?: boolean } = {},
): Promise<number | null> {
  const { db } = deps;
  const now = deps.now();
  const seen = wish.eventId
    ? db.collection(SEEN_EVENTS_COLLECTION).doc(encodeURIComponent(wish.eventId))
    : null;
  const revision = await step(db, async (state, transaction) => {
    if (seen && (await transaction.get(seen)).exists) return { changes: null, result: null };
    if (seen) transaction.create(seen, { expires_at: daysAfter(now, EVENT_DAYS) });
    const changes = requested(state, now, wish);
    return { changes, result: state.requested + 1 };
  });
  await deps.schedule(new Date(now.getTime() + deps.quietMs));
  return revision;
}

/**
 * A tombstone stands for every document that came and went, whatever the order the news arrive in.
 * Settled before the build is asked for, so that the build it leads to finds it.
 */
async function settleTombstone(
  change: DocumentChange,
  { db, now }: BuildRequestDeps,
): Promise<void> {
  const { collection, id } = change;
  const path = `${collection}/${id}`;
  const tombstone = db.collection(TOMBSTONES_COLLECTION).doc(`${collection}_${id}`);
  await db.runTransaction(async (transaction) => {
    if ((await transaction.get(db.doc(path))).exists) {
      transaction.delete(tombstone);
      return;
    }
    transaction.set(tombstone, {
      path,
      collection,
      deleted_at: FieldValue.serverTimestamp(),
      expires_at: daysAfter(now(), TOMBSTONE_DAYS),
    });
  });
}

function daysAfter(now: Date, days: number): Timestamp {
  return Timestamp.fromMillis(now.getTime() + days * DAY_MS);
}
