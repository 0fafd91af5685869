import { useCallback, useEffect, useState } from 'react';
import * as v from 'valibot';
import {
  clearStored,
  DRAFTS,
  type Keeping,
  readStored,
  writeStored,
} from '../data/draft-storage.ts';
import { usePerson } from '../session/use-staff-member.ts';

/** `text` as it is typed, and `base`, the stored text it is written over. */
const KeptSchema = v.object({ text: v.string(), base: v.string() });
type Kept = v.InferOutput<typeof KeptSchema>;

export interface TextKey {
  /** Which field, e.g. `caption`. */
  kind: string;
  /** Of which record. */
  id: string;
  keeping: Keeping;
}

export type KeptText = ReturnType<typeof useKeptText>;

/** The text of one field that is saved by itself. What is not saved yet survives a reload. */
export function useKeptText({ kind, id, keeping }: TextKey, stored: string) {
  const name = nameOf(usePerson().uid, { kind, id });
  const [kept, setKept] = useState<Kept>(() => {
    const before = v.safeParse(KeptSchema, readStored(keeping, name));
    return before.success ? before.output : { text: stored, base: stored };
  });
  const { text, base } = kept;
  const changed = text !== base;

  // What was saved, here or by a colleague, shows at once, unless something else is being written.
  if (stored !== base && (!changed || text.trim() === stored.trim())) {
    setKept({ text: stored, base: stored });
  }

  useEffect(() => {
    if (text === base) clearStored(keeping, name);
    else writeStored(keeping, name, { text, base });
  }, [text, base, keeping, name]);

  return {
    text,
    base,
    changed,
    type: (next: string | ((now: string) => string)) =>
      setKept((now) => ({ ...now, text: typeof next === 'string' ? next : next(now.text) })),
    discard: () => setKept((now) => ({ ...now, text: now.base })),
    /** From now on it is written over `next`, which was saved there by oneself or a colleague. */
    writeOver: (next: string) => setKept((now) => ({ ...now, base: next })),
    /** Nobody will come back to it. */
    forget: useCallback(() => clearStored(keeping, name), [keeping, name]),
  };
}

/** Drops what `uid` has not saved of a field that is gone. */
export function forgetText(uid: string, { kind, id, keeping }: TextKey): void {
  clearStored(keeping, nameOf(uid, { kind, id }));
}

function nameOf(uid: string, { kind, id }: { kind: string; id: string }): string {
  return `${DRAFTS}${uid}/${kind}/${id}`;
}
