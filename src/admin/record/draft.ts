import * as v from 'valibot';
import { clearStored, DRAFTS, readStored, writeStored } from '../data/draft-storage.ts';
import type { RecordValues } from './types.ts';

/** What was typed and not saved, kept on the device so that a reload loses nothing. */
export interface Draft<V extends RecordValues> {
  values: V;
  /** What the form showed before typing began, and its version; the save compares with it. */
  base: V;
  version: number;
}

/** Whose draft of what: `kind` is the form, `id` null for a record not created yet. */
export interface DraftKey {
  uid: string;
  kind: string;
  id: string | null;
}

const ValuesSchema = v.record(v.string(), v.union([v.string(), v.boolean(), v.array(v.string())]));
const DraftSchema = v.object({ values: ValuesSchema, base: ValuesSchema, version: v.number() });

/** The draft under `key`; null where there is none to use. `shape` has every field of the form. */
export function readDraft<V extends RecordValues>(key: DraftKey, shape: V): Draft<V> | null {
  const result = v.safeParse(DraftSchema, readStored('device', nameOf(key)));
  if (!result.success) return null;
  const { values, base, version } = result.output;
  // A draft from another version of the form is filled up with what the form shows now.
  return { values: { ...shape, ...values }, base: { ...shape, ...base }, version };
}

export function writeDraft<V extends RecordValues>(key: DraftKey, draft: Draft<V>): void {
  writeStored('device', nameOf(key), draft);
}

export function clearDraft(key: DraftKey): void {
  clearStored('device', nameOf(key));
}

function nameOf({ uid, kind, id }: DraftKey): string {
  return `${DRAFTS}${uid}/${kind}/${id ?? 'new'}`;
}
