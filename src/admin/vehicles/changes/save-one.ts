import { readDocument, removeDocument } from '#firebase/listing.ts';
import { createDocument, type Fields, updateDocument } from '#firebase/versioned.ts';
import {
  type ChangeOutcome,
  hasValues,
  isUntouched,
  type VehicleChange,
} from './vehicle-change.ts';

/** How often others may save the vehicle between reading and writing it. */
const ATTEMPTS = 3;

/**
 * Saves one change by itself. A vehicle that has the new values already is saved: an earlier
 * attempt arrived, though its answer did not. Where someone else saved other fields meanwhile,
 * both changes stay.
 */
export function saveOne(change: VehicleChange, fields: Fields): Promise<ChangeOutcome> {
  if (change.after === null) return remove(change);
  return change.before === null ? create(change, fields) : update(change, fields);
}

async function create({ id, after }: VehicleChange, fields: Fields): Promise<ChangeOutcome> {
  if (await createDocument('vehicles', id, fields)) return { kind: 'saved', version: 1 };
  const current = await readDocument('vehicles', id);
  if (!current) return { kind: 'conflict' };
  return hasValues(current, after ?? {})
    ? { kind: 'saved', version: current.version }
    : { kind: 'conflict' };
}

async function update(change: VehicleChange, fields: Fields): Promise<ChangeOutcome> {
  let { version } = change;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const result = await updateDocument('vehicles', change.id, version, fields);
    if (result.kind !== 'conflict') return result;
    const { current } = result;
    if (hasValues(current, change.after ?? {})) return { kind: 'saved', version: current.version };
    if (!isUntouched(current, change)) return { kind: 'conflict' };
    version = current.version;
  }
  return { kind: 'conflict' };
}

/** Deletes a vehicle that was created; not where someone has worked on it since. */
async function remove({ id, version }: VehicleChange): Promise<ChangeOutcome> {
  const current = await readDocument('vehicles', id);
  if (current && current.version !== version) return { kind: 'conflict' };
  if (current) await removeDocument('vehicles', id);
  return { kind: 'saved', version: 0 };
}
