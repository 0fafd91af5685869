import { useCallback, useEffect, useState } from 'react';
import * as v from 'valibot';
import {
  clearStored,
  draftKey,
  readStored,
  type StorageKind,
  writeStored,
} from '../data/browser-storage.ts';
import { useStaffMember } from '../session/use-staff-member.ts';

/** `text` as it is typed, and `base`, the stored text it replaces. */
const DraftSchema = v.object({ text: v.string(), base: v.string() });
type Draft = v.InferOutput<typeof DraftSchema>;

export interface TextKey {
  /** Which field, e.g. `caption`. */
  kind: string;
  id: string;
  storage: StorageKind;
}

export type DraftText = ReturnType<typeof useDraftText>;

/** The text of a field that saves itself; unsaved text survives a reload. */
export function useDraftText({ kind, id, storage }: TextKey, stored: string) {
  const key = draftKey(useStaffMember().uid, kind, id);
  const [draft, setDraft] = useState<Draft>(
    () => readStored(DraftSchema, key, storage) ?? { text: stored, base: stored },
  );
  const { text, base } = draft;
  const changed = text !== base;

  // A newly stored text, ours or a colleague's, is shown at once unless another is being typed.
  if (stored !== base && (!changed || text.trim() === stored.trim())) {
    setDraft({ text: stored, base: stored });
  }

  useEffect(() => {
    if (text === base) clearStored(key, storage);
    else writeStored(key, { text, base }, storage);
  }, [text, base, storage, key]);

  return {
    text,
    base,
    changed,
    type: (next: string | ((now: string) => string)) =>
      setDraft((now) => ({ ...now, text: typeof next === 'string' ? next : next(now.text) })),
    discard: () => setDraft((now) => ({ ...now, text: now.base })),
    /** Makes `next`, the newly stored text, the base of the draft. */
    writeOver: (next: string) => setDraft((now) => ({ ...now, base: next })),
    /** Clears the stored draft; the text in the field stays. */
    forget: useCallback(() => clearStored(key, storage), [storage, key]),
  };
}

/** Clears the draft that `uid` has of a field whose document is deleted. */
export function clearDraftText(uid: string, { kind, id, storage }: TextKey): void {
  clearStored(draftKey(uid, kind, id), storage);
}
