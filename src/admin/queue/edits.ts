import { atom, map } from 'nanostores';
import type { Editing, RecordValues } from '../record/types.ts';
import type { Waiting } from './device-store.ts';

/** A save that is stored on this device until the service has answered it. */
export interface StoredEdit extends Waiting {
  collection: 'vehicles' | 'accessories';
  editing: Editing<RecordValues>;
  values: RecordValues;
  /** What staff confirmed, for the price log. */
  reason: string;
  /** Earlier values that may already be saved, since no answer came. */
  tried: readonly RecordValues[];
  /** `blocked`: it goes on once staff have decided something in its form. */
  state: 'sending' | 'waiting' | 'blocked';
}

/** The edits of this page that have no answer yet, in order; at most one of a document. */
export const $edits = atom<readonly StoredEdit[]>([]);

/** By id: the documents whose queued edits this page has sent, as they are saved now. */
export const $sent = map<Record<string, Editing<RecordValues>>>({});

export function findEdit(documentId: string): StoredEdit | undefined {
  return $edits.get().find((edit) => edit.documentId === documentId);
}

/** Puts an edit in the place of another one of its document, or at the end. */
export function replaceEdit(edit: StoredEdit): void {
  const edits = $edits.get();
  const isKnown = findEdit(edit.documentId) !== undefined;
  $edits.set(
    isKnown
      ? edits.map((other) => (other.documentId === edit.documentId ? edit : other))
      : [...edits, edit],
  );
}

/** Whether a document is new and only on this device, so that its images wait for it. */
export function isQueuedOnly(documentId: string): boolean {
  return findEdit(documentId)?.editing.exists === false;
}
