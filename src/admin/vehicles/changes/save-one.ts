import { type Fields, SERVER_TIME } from '#firebase/documents/fields.ts';
import { readDocument } from '#firebase/documents/listing.ts';
import { createDocument, updateDocument } from '#firebase/documents/versioned.ts';
import { soldDateField } from '../sold-date.ts';
import {
  hasValues,
  isUntouched,
  type StoredOutcome,
  type VehicleChange,
} from './vehicle-change.ts';

/** How often others may save the vehicle between reading and writing it. */
const ATTEMPTS = 3;

/**
 * Saves one change by itself. A vehicle that has the new values already is saved: an earlier
 * attempt arrived, though its answer did not. Where someone else saved other fields meanwhile,
 * both changes stay.
 */
export function saveOne(change: VehicleChange): Promise<StoredOutcome> {
  const fields = fieldsToWrite(change);
  if (change.after === null) return remove(change);
  return change.before === null ? create(change, fields) : update(change, fields);
}

/** The fields of a change, with the date of a sale where its status says so. */
export function fieldsToWrite({ before, after }: VehicleChange): Fields {
  if (after?.status === undefined || 'sold_date' in after) return { ...after };
  const earlier = before?.status === undefined ? null : { status: before.status };
  return { ...after, ...soldDateField(earlier, after.status) };
}

async function create(change: VehicleChange, fields: Fields): Promise<StoredOutcome> {
  const { id, after, version, reason } = change;
  if (await createDocument('vehicles', id, fields, reason)) return { kind: 'saved', version: 1 };
  const read = await readDocument('vehicles', id);
  if (!read) return restore(id, version, fields);
  const current = read.document;
  return hasValues(current, after ?? {})
    ? { kind: 'saved', version: current.version }
    : { kind: 'conflict' };
}

async function update(change: VehicleChange, fields: Fields): Promise<StoredOutcome> {
  let { version } = change;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const result = await updateDocument('vehicles', change.id, version, fields, {
      reason: change.reason ?? '',
    });
    if (result.kind !== 'conflict') return result;
    const { current } = result;
    if (hasValues(current, change.after ?? {})) return { kind: 'saved', version: current.version };
    if (!isUntouched(current, change)) return { kind: 'conflict' };
    version = current.version;
  }
  return { kind: 'conflict' };
}

/**
 * Takes a vehicle out of the trash: one that the undo of a run deleted, at the version of the redo, or
 * one that a file names again, at any version, since its plan does not know the trash.
 */
async function restore(id: string, version: number, fields: Fields): Promise<StoredOutcome> {
  const restoreAt = (base: number) =>
    updateDocument('vehicles', id, base, { ...fields, trashed_at: null }, { inTrash: true });
  let result = await restoreAt(version);
  if (version === 0 && result.kind === 'conflict' && result.current.trashed_at !== null) {
    result = await restoreAt(result.current.version);
  }
  return result.kind === 'saved' ? result : { kind: 'conflict' };
}

/** Moves a vehicle that was created to the trash; not where someone has worked on it since. */
async function remove({ id, version }: VehicleChange): Promise<StoredOutcome> {
  const result = await updateDocument('vehicles', id, version, { trashed_at: SERVER_TIME });
  if (result.kind === 'conflict') return { kind: 'conflict' };
  // In the trash already: an earlier attempt arrived, though its answer did not.
  return { kind: 'saved', version: result.kind === 'saved' ? result.version : version + 1 };
}
