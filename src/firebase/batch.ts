import { doc, writeBatch } from 'firebase/firestore/lite';
import type { CollectionName } from '#domain/collections.ts';
import { call } from './call.ts';
import { firestore } from './firestore.ts';
import { type Fields, firstBookkeeping, forWrite, nextBookkeeping } from './versioned.ts';

export interface BatchChanges {
  create?: readonly { id: string; fields: Fields }[];
  /** `version` is the one the caller has seen; the rules stop a write on an older one. */
  update?: readonly { id: string; version: number; fields: Fields }[];
  remove?: readonly string[];
}

/** Several changes of one collection as one atomic write: all of them, or none. */
export function writeTogether(collection: CollectionName, changes: BatchChanges): Promise<void> {
  return call(async () => {
    const batch = writeBatch(firestore());
    const reference = (id: string) => doc(firestore(), collection, id);
    for (const { id, fields } of changes.create ?? []) {
      batch.set(reference(id), { ...forWrite(fields), ...firstBookkeeping() });
    }
    for (const { id, version, fields } of changes.update ?? []) {
      batch.update(reference(id), { ...forWrite(fields), ...nextBookkeeping(version + 1) });
    }
    for (const id of changes.remove ?? []) batch.delete(reference(id));
    await batch.commit();
  });
}
