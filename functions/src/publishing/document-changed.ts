import { FieldValue } from 'firebase-admin/firestore';
import type { CollectionName } from '#domain/collections.ts';
import { TOMBSTONES_COLLECTION } from '#domain/publishing.ts';
import { log } from '../shared/log.ts';
import { daysAfter } from './days-after.ts';
import { publicPart } from './public-part.ts';
import { type BuildRequestDeps, requestBuild } from './request-build.ts';

const TOMBSTONE_DAYS = 60;

/** A change of a document, as its event reports it: perhaps twice, perhaps late. */
export interface DocumentChange {
  eventId: string;
  collection: CollectionName;
  id: string;
  before: unknown;
  after: unknown;
}

/** Requests a build if the change makes a difference to visitors. */
export async function documentChanged(
  change: DocumentChange,
  deps: BuildRequestDeps,
): Promise<void> {
  const { collection, id, before, after } = change;
  if ((before === undefined) !== (after === undefined)) await updateTombstone(change, deps);
  if (publicPart(collection, id, before) === publicPart(collection, id, after)) return;
  const revision = await requestBuild(deps, { eventId: change.eventId });
  if (revision !== null) log.publicContentChanged(`${collection}/${id}`, revision);
}

/**
 * Writes the document's tombstone if the document does not exist, and deletes it if it does. It
 * reads the document itself, since events may arrive in any order, and it runs before the build is
 * requested, so that the build finds the tombstone.
 */
async function updateTombstone(
  { collection, id }: DocumentChange,
  { db, now }: BuildRequestDeps,
): Promise<void> {
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
