import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import type { CollectionName } from '#domain/collections.ts';
import { contentOf } from '#domain/history/field-changes.ts';
import {
  LOG_COLLECTION,
  REVISIONS_COLLECTION,
  type RevisedCollection,
  revisionId,
} from '#domain/history/history.ts';
import { type Happened, happened, isRevised } from '#domain/history/history-of.ts';
import { isPractice } from '#domain/vehicle/practice.ts';
import type { DocumentChange } from '../publishing/request/document-changed.ts';

type Data = Record<string, unknown>;

/** Characters: several times the longest text that a schema accepts. */
const LONGEST_TEXT = 20_000;

/**
 * Writes what a member of staff did into the log, and the state of a vehicle or accessory into its
 * revisions, with the one before where none is kept yet. An event that comes again writes the same
 * documents again.
 */
export async function recordChange(
  change: Omit<DocumentChange, 'eventId'>,
  { db }: { db: Firestore },
): Promise<void> {
  const { collection, id } = change;
  const before = change.before as Data | undefined;
  const after = change.after as Data | undefined;
  const what = happened(collection, id, before, after);
  // Changes of a practice vehicle are not logged.
  if (!what || isPractice(what.owner.replace('vehicles/', ''))) return;
  const writes = db.batch();
  const version = Number(after?.['version'] ?? 0);
  const line = after ? `${collection}_${id}_${version}` : `${collection}_${id}_deleted`;
  writes.set(db.collection(LOG_COLLECTION).doc(line), {
    at: after?.['updated_at'] ?? Timestamp.now(),
    by: what.by,
    action: what.action,
    record: `${collection}/${id}`,
    owner: what.owner,
    name: await nameOf(what.owner, after ?? before ?? {}, collection, db),
    changes: what.changes,
  });
  if (isRevised(collection) && after) {
    const revisions = db.collection(REVISIONS_COLLECTION);
    writes.set(
      revisions.doc(revisionId(collection, id, version)),
      revisionOf(collection, id, after, what),
    );
    if (before) {
      const earlier = revisions.doc(revisionId(collection, id, Number(before['version'] ?? 1)));
      if (!(await earlier.get()).exists) {
        writes.set(earlier, revisionOf(collection, id, before, null));
      }
    }
  }
  await writes.commit();
}

/** `what` is null for a state that was saved before there were revisions, or by a program. */
function revisionOf(
  collection: RevisedCollection,
  id: string,
  document: Data,
  what: Happened | null,
): Data {
  return {
    record: `${collection}/${id}`,
    version: Number(document['version'] ?? 1),
    at: document['updated_at'] ?? document['created_at'] ?? null,
    by: document['updated_by'] ?? null,
    action: what?.action ?? 'changed',
    changes: what?.changes ?? [],
    fields: Object.fromEntries(
      Object.entries(contentOf(document)).filter(([, value]) => isStorable(value)),
    ),
  };
}

/** What no form can have written would make the revision larger than a document may be. */
function isStorable(value: unknown): boolean {
  return typeof value !== 'string' || value.length <= LONGEST_TEXT;
}

async function nameOf(
  owner: string,
  document: Data,
  collection: CollectionName,
  db: Firestore,
): Promise<string> {
  const named =
    isRevised(collection) || owner === '' ? document : (await db.doc(owner).get()).data();
  const { name, make, model } = named ?? {};
  return String(name ?? [make, model].filter(Boolean).join(' '));
}
