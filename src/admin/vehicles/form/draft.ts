import * as v from 'valibot';
import type { FormValues } from './values.ts';

/** What was typed and not saved, kept on the device so that a reload loses nothing. */
export interface Draft {
  values: FormValues;
  /** What the form showed before typing began, and its version; the save compares with it. */
  base: FormValues;
  version: number;
}

const DraftSchema = v.object({
  values: v.record(v.string(), v.unknown()),
  base: v.record(v.string(), v.unknown()),
  version: v.number(),
});

/** The draft of a vehicle (`new` for one not created yet); null where there is none to use. */
export function readDraft(uid: string, id: string | null, shape: FormValues): Draft | null {
  try {
    const text = localStorage.getItem(key(uid, id));
    const result = v.safeParse(DraftSchema, JSON.parse(text ?? 'null'));
    if (!result.success) return null;
    const { values, base, version } = result.output;
    // A draft from another version of the form is filled up with what the form shows now.
    return {
      values: { ...shape, ...(values as Partial<FormValues>) },
      base: { ...shape, ...(base as Partial<FormValues>) },
      version,
    };
  } catch {
    return null;
  }
}

export function writeDraft(uid: string, id: string | null, draft: Draft): void {
  try {
    localStorage.setItem(key(uid, id), JSON.stringify(draft));
  } catch {
    // Storage is full or forbidden: the form still works, it just does not survive a reload.
  }
}

export function clearDraft(uid: string, id: string | null): void {
  try {
    localStorage.removeItem(key(uid, id));
  } catch {
    // As above: nothing was stored.
  }
}

function key(uid: string, id: string | null): string {
  return `admin-draft/${uid}/vehicle/${id ?? 'new'}`;
}
