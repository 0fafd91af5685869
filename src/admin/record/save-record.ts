import type { CollectionName } from '#domain/collections.ts';
import { createDocument, type Fields, updateDocument } from '#firebase/versioned.ts';
import { changedFields } from './conflict.ts';
import type { Editing, RecordDescription, RecordValues, SaveOutcome } from './types.ts';

/** Creates or updates the document; a save by someone else since then is never overwritten. */
export async function saveRecord<
  C extends CollectionName,
  V extends RecordValues,
  F extends Fields,
>(
  { collection, toValues, derivedFields, onCreated }: RecordDescription<C, V, F>,
  { id, exists, base, version }: Editing<V>,
  fields: F,
  reason: string,
): Promise<SaveOutcome<V>> {
  const written = { ...fields, ...derivedFields?.(fields, exists ? base : null) };
  if (!exists && (await createDocument(collection, id, written, reason))) {
    onCreated?.(id, fields);
    return { kind: 'saved', version: 1 };
  }
  // A new document that exists already: an earlier attempt arrived, though its answer did not. It
  // is updated with what was typed since.
  const result = await updateDocument(collection, id, exists ? version : 1, written, reason);
  if (result.kind !== 'conflict') return result;
  const { current } = result;
  const theirs = toValues(current);
  // Equal values are our own earlier save, whose answer did not arrive.
  if (changedFields(toValues({ ...current, ...fields }), theirs).length === 0) {
    return { kind: 'saved', version: current.version };
  }
  return { kind: 'conflict', theirs, version: current.version };
}
