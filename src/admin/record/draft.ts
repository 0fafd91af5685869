import * as v from 'valibot';
import { clearStored, draftKey, readStored, writeStored } from '../data/browser-storage.ts';
import { changedFields } from './saving/conflict.ts';
import type { DraftKey, RecordValues } from './types.ts';

/** Unsaved values of a form, stored on the device so that they survive a reload. */
export interface Draft<V extends RecordValues> {
  /** The id of its document, also of one that is not saved yet; empty in a draft of an older release. */
  id: string;
  values: V;
  /** The stored values that were changed, and their version; a save compares with them. */
  base: V;
  version: number;
}

const ValuesSchema = v.record(v.string(), v.union([v.string(), v.boolean(), v.array(v.string())]));
const DraftSchema = v.object({
  id: v.optional(v.string(), ''),
  values: ValuesSchema,
  base: ValuesSchema,
  version: v.number(),
});

/** The draft under `key`; null where there is none that can be used. `defaults` has all fields. */
export function readDraft<V extends RecordValues>(key: DraftKey, defaults: V): Draft<V> | null {
  const stored = readStored(DraftSchema, storageKey(key));
  if (!stored) return null;
  const { id, values, base, version } = stored;
  // A draft of an older version of the form may lack fields.
  return { id, values: { ...defaults, ...values }, base: { ...defaults, ...base }, version };
}

export function writeDraft<V extends RecordValues>(key: DraftKey, draft: Draft<V>): void {
  writeStored(storageKey(key), draft);
}

export function clearDraft(key: DraftKey): void {
  clearStored(storageKey(key));
}

/** Rebases the draft of a document that was saved meanwhile on the stored values. */
export function settleDraft<V extends RecordValues>(
  key: DraftKey & { id: string },
  saved: Pick<Draft<V>, 'base' | 'version'>,
): void {
  for (const old of [key, { ...key, id: null }]) {
    const draft = readDraft(old, saved.base);
    if (draft?.id !== key.id) continue;
    clearDraft(old);
    const isSaved = changedFields(draft.values, saved.base).length === 0;
    if (!isSaved) writeDraft(key, { ...draft, ...saved });
  }
}

function storageKey({ uid, kind, id }: DraftKey): string {
  return draftKey(uid, kind, id ?? 'new');
}
