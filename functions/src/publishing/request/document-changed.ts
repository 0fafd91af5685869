import { FieldValue } from 'firebase-admin/firestore';
import * as v from 'valibot';
import type { CollectionName } from '#domain/collections.ts';
import { UPLOAD_KINDS } from '#domain/image/upload-kinds.ts';
import { CHANGE_ENTRY_DAYS, CHANGES_COLLECTION } from '#domain/publishing.ts';
import { documentId } from '#domain/schema/schemas.ts';
import { log } from '#functions/src/shared/log.ts';
import { vehiclePath } from '#paths';
import { publicPart } from './public-part.ts';
import { type BuildRequestDeps, type ChangeEntry, requestBuild } from './request-build.ts';

const DAY_MS = 86_400_000;

/** A change of a document, as its event reports it: perhaps twice, perhaps late. */
export interface DocumentChange {
  eventId: string;
  collection: CollectionName;
  id: string;
  before: unknown;
  after: unknown;
}

/**
 * Enters the change for builds that read only what changed, and requests a build if it makes a
 * difference to visitors.
 */
export async function documentChanged(
  change: DocumentChange,
  deps: BuildRequestDeps,
): Promise<void> {
  const { collection, id } = change;
  const entry = entryOf(change, deps);
  if (!(await concernsVisitors(change, deps))) {
    await entry.reference.set(entry.data);
    return;
  }
  const upload = UPLOAD_KINDS.some((kind) => kind.collection === collection);
  const event = { id: change.eventId, entry };
  const revision = await requestBuild(deps, { event, upload, page: pageOf(change) });
  if (revision !== null) log.publicContentChanged(`${collection}/${id}`, revision);
}

async function concernsVisitors(
  { collection, id, before, after }: DocumentChange,
  deps: BuildRequestDeps,
): Promise<boolean> {
  if (publicPart(collection, id, before) === publicPart(collection, id, after)) return false;
  return !(await belongsToHiddenVehicle(after ?? before, deps));
}

/** The page of the vehicle that a document is or belongs to; undefined for an accessory. */
function pageOf({ collection, id, before, after }: DocumentChange): string | undefined {
  const { vehicle_id } = (after ?? before ?? {}) as { vehicle_id?: unknown };
  const vehicle = collection === 'vehicles' ? id : vehicle_id;
  return v.is(documentId, vehicle) ? vehiclePath(vehicle) : undefined;
}

/**
 * Whether the document is an image or a battery test of a vehicle that visitors do not see. Once it
 * is published, its own change requests the build that shows them all.
 */
async function belongsToHiddenVehicle(
  document: unknown,
  { db }: BuildRequestDeps,
): Promise<boolean> {
  const { vehicle_id: owner } = (document ?? {}) as { vehicle_id?: unknown };
  if (!v.is(documentId, owner)) return false;
  const vehicle = await db.collection('vehicles').doc(owner).get();
  return vehicle.get('unpublished') === true || Boolean(vehicle.get('trashed_at'));
}

/**
 * One entry a document, with the database's time of the entry: neither fields of the document nor
 * the order of events matter, since a build reads what the document is then.
 */
function entryOf({ collection, id }: DocumentChange, { db, now }: BuildRequestDeps): ChangeEntry {
  return {
    reference: db.collection(CHANGES_COLLECTION).doc(`${collection}_${id}`),
    data: {
      path: `${collection}/${id}`,
      changed_at: FieldValue.serverTimestamp(),
      expires_at: new Date(now().getTime() + CHANGE_ENTRY_DAYS * DAY_MS),
    },
  };
}
