/** A form as it is typed: text, choices as text, switches, lists. */
export type RecordValues = Record<string, string | boolean | string[]>;

/** The record in a form: what it was when the form opened. `created`: it is not new. */
export interface Editing<V extends RecordValues> {
  id: string;
  created: boolean;
  base: V;
  version: number;
}

/** What a form opens with: the stored values, and what was typed before a reload. */
export interface Start<V extends RecordValues> {
  editing: Editing<V>;
  values: V;
  /** Why the form does not show the stored values. */
  notice: 'draft' | { copyOf: string } | null;
}

export type SaveOutcome<V extends RecordValues> =
  | { kind: 'saved'; version: number }
  /** Another editor was faster; nothing was written. */
  | { kind: 'conflict'; theirs: V; version: number }
  | { kind: 'gone' };
