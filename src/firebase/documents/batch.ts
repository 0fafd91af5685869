import { doc, writeBatch } from 'firebase/firestore/lite';
import type { CollectionName } from '#domain/collections.ts';
import { firestore } from '../service/firestore.ts';
import { retryWithNewToken } from '../service/retry-with-new-token.ts';
import {
  type Fields,
  firstVersionFields,
  forWrite,
  nextVersionFields,
  SERVER_TIME,
} from './fields.ts';
import { firstPriceLog } from './price-entry.ts';

export interface BatchChanges {
  /** `reason` is for the price log of a vehicle. */
  create?: readonly { id: string; fields: Fields; reason?: string }[];
  /** `version` is the one the caller has read; the rules refuse a write over any other. */
  update?: readonly { id: string; version: number; fields: Fields }[];
  /** Moves to the trash. */
  trash?: readonly { id: string; version: number }[];
}

/** Writes several changes of one collection atomically. */
export function writeTogether(collection: CollectionName, changes: BatchChanges): Promise<void> {
  return retryWithNewToken(async () => {
    const batch = writeBatch(firestore());
    const reference = (id: string) => doc(firestore(), collection, id);
    for (const { id, fields, reason = '' } of changes.create ?? []) {
      const logged = collection === 'vehicles' ? firstPriceLog(fields, reason) : {};
      batch.set(reference(id), { ...forWrite(fields), ...logged, ...firstVersionFields() });
    }
    for (const { id, version, fields } of changes.update ?? []) {
      batch.update(reference(id), { ...forWrite(fields), ...nextVersionFields(version + 1) });
    }
    for (const { id, version } of changes.trash ?? []) {
      const fields = forWrite({ trashed_at: SERVER_TIME });
      batch.update(reference(id), { ...fields, ...nextVersionFields(version + 1) });
    }
    await batch.commit();
  });
}
