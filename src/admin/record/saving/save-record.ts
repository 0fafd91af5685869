import { $account } from '#admin/session/store.ts';
import type { CollectionName } from '#domain/collections.ts';
import { fieldsOfNew, mayChange } from '#domain/staff/permissions.ts';
import type { Role } from '#domain/staff/roles.ts';
import type { Fields } from '#firebase/documents/fields.ts';
import { createDocument, updateDocument } from '#firebase/documents/versioned.ts';
import type {
  Editing,
  RecordDescription,
  RecordValues,
  SaveExtras,
  SaveOutcome,
} from '../types.ts';
import { changedFields } from './conflict.ts';

/** A version that no document has. */
const NO_VERSION = 0;

/** Creates or updates the document; a save by someone else since then is never overwritten. */
export async function saveRecord<V extends RecordValues>(
  description: RecordDescription<V>,
  { id, exists, base, version }: Editing<V>,
  fields: Fields,
  { reason = '', derived = {} }: SaveExtras,
): Promise<SaveOutcome<V>> {
  const { collection, toValues, derivedFields, onCreated } = description;
  const fresh = derivedFields?.(fields, exists ? base : null) ?? {};
  const known = Object.entries(derived).filter(([field]) => field in fresh);
  const written = { ...fields, ...fresh, ...Object.fromEntries(known) };
  const allowed = (only: typeof fieldsOfNew) => {
    const { role } = $account.get();
    return role === null ? written : only(role, collection, written);
  };
  if (!exists && (await createDocument(collection, id, allowed(fieldsOfNew), reason))) {
    onCreated?.(id, fields);
    return { kind: 'saved', version: 1 };
  }
  // A new document that already exists, because an earlier attempt arrived without its answer, is
  // only compared.
  const changes = allowed(onlyAllowed);
  const result = await updateDocument(collection, id, exists ? version : NO_VERSION, changes, {
    reason,
  });
  if (result.kind === 'gone') return { kind: 'gone', trashed: result.trashed?.version ?? null };
  if (result.kind === 'saved') return result;
  const { current } = result;
  const theirs = toValues(current);
  // Equal values are our own earlier save, whose answer did not arrive.
  if (changedFields(toValues({ ...current, ...fields }), theirs).length === 0) {
    return { kind: 'saved', version: current.version };
  }
  if (!exists && current.version === 1) {
    // It is updated with the values typed since.
    const created = { id, exists: true, base, version: 1 };
    return saveRecord(description, created, fields, { reason, derived });
  }
  return { kind: 'conflict', theirs, version: current.version };
}

/**
 * Saves a document that someone else has deleted: takes it out of the trash as it is in the form,
 * or creates it again under its id where the trash is emptied.
 */
export async function saveAgain<V extends RecordValues>(
  { collection, derivedFields }: RecordDescription<V>,
  { id, base }: Editing<V>,
  fields: Fields,
  trashed: number | null,
): Promise<SaveOutcome<V>> {
  if (trashed !== null) {
    const written = { ...fields, ...derivedFields?.(fields, base), trashed_at: null };
    const result = await updateDocument(collection, id, trashed, written, { inTrash: true });
    if (result.kind === 'saved') return result;
    return { kind: 'gone', trashed: null };
  }
  await createDocument(collection, id, { ...fields, ...derivedFields?.(fields, null) });
  return { kind: 'saved', version: 1 };
}

/** The fields that a role may change: the rules refuse a save with any other. */
function onlyAllowed(role: Role, collection: CollectionName, fields: Fields): Fields {
  const allowed = Object.entries(fields).filter(([field]) => mayChange(role, collection, field));
  return Object.fromEntries(allowed);
}
