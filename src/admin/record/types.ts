import type { GenericSchema } from 'valibot';
import type { DocumentOf } from '#domain/stored-document.ts';
import type { Fields } from '#firebase/documents/fields.ts';

/** The values of a form as they are typed: text, choices as text, switches, lists. */
export type RecordValues = Record<string, string | boolean | string[]>;

export type Problems<V extends RecordValues> = Partial<Record<keyof V, string>>;

export interface Naming<V extends RecordValues> {
  labels: Record<keyof V, string>;
  /** A text value as it is shown to staff. */
  valueText: (field: keyof V & string, value: V[keyof V]) => string;
}

/** The questions to staff before their values are saved. */
export interface Confirmation<V extends RecordValues> {
  title: string;
  body: string;
  /** Each is asked once in a form: a text names the values that it is about. */
  items: readonly { text: string; field: (keyof V & string) | 'images' | null }[];
  confirm: string;
  /** The values that confirming changes. */
  confirmValues?: Partial<V>;
  cancel: string;
  /** Another way to save: the values that it changes. */
  other?: { label: string; values: Partial<V> } | undefined;
}

export type EditedCollection = 'vehicles' | 'accessories';

/** The description of a collection, for `defineRecord`; `D` is its document, `F` the saved fields. */
export interface RecordDescription<
  V extends RecordValues,
  D = DocumentOf<EditedCollection>,
  F extends Fields = Fields,
> {
  collection: EditedCollection;
  /** Names the form in the keys of its drafts. */
  draftKind: string;
  /** The fields that the form saves. */
  schema: GenericSchema<unknown, F>;
  emptyValues: (now: Date) => V;
  toValues(document: D): V;
  /** The fields as parsed from the values; `schema` validates them. */
  toFields: (values: V) => Record<keyof V & string, unknown>;
  /** Fields that the form does not show; invalid ones are saved as null. */
  hiddenFields?: (values: V) => readonly (keyof V)[];
  /** Problems that the schema does not find; they replace its own. */
  findProblems?: (values: V) => Problems<V>;
  /**
   * Fields that a save writes in addition to those of the form; `before` is null for a new
   * document.
   */
  derivedFields?(fields: F, before: V | null): Fields;
  /**
   * Fields as they are stored now that `derivedFields` may write: the undo of a save puts them back
   * where it would derive them again.
   */
  storedDerived?: (id: string) => Fields;
  /** The values that a press on one of the form's save buttons sets; `name` is the button's, `id` the document's. */
  valuesOfButton?: (name: string, id: string) => Partial<V>;
  /**
   * The questions that staff must confirm before these values are saved; null where nothing is
   * unusual.
   */
  confirmation?: (editing: Editing<V>, values: V) => Promise<Confirmation<V> | null>;
  /** Called once the values are stored, with what they were. */
  afterSaved?: (editing: Editing<V>, values: V) => void;
  /** The text of the toast after a save, below its title. */
  describeSaved?: (editing: Editing<V>, values: V) => string | undefined;
  nameOf: (values: V) => string;
  /** A document as the admin has it in memory: for a form that opens without a connection. */
  known?: (id: string) => D | undefined;
  onCreated?(id: string, fields: F): void;
  onSaved: () => void;
  naming: Naming<V>;
  toasts: Record<'created' | 'updated' | 'saveFailed' | 'goneMeanwhile' | 'fetchFailed', string>;
}

/** The document in a form, as it was when the form opened. */
export interface Editing<V extends RecordValues> {
  id: string;
  /** Whether the document has been saved before. */
  exists: boolean;
  /** Its creation waits in the queue of this device: images can join it. */
  isQueued?: boolean;
  base: V;
  version: number;
  /** Fields that could not be read and are empty in `base`: a save stores them as the form has them. */
  repaired?: readonly string[];
}

/** The parts of a draft's name: its author, its form and its document. */
export interface DraftKey {
  uid: string;
  kind: string;
  /** The document; null for a new one. */
  id: string | null;
}

export interface Start<V extends RecordValues> {
  draftKey: DraftKey;
  editing: Editing<V>;
  values: V;
  /** Why `values` are not the stored ones: a draft was restored, or another document is copied. */
  notice: 'draft' | { copyOf: string } | null;
  /** `values` wait in the queue of this device. */
  isQueued?: boolean;
}

/** The parts of a save in addition to the values of its form. */
export interface SaveExtras {
  /** The questions that staff confirmed, for the price log. */
  reason?: string;
  /** Values for the fields that the save derives, instead of new ones. */
  derived?: Fields;
}

export type SaveOutcome<V extends RecordValues> =
  | { kind: 'saved'; version: number }
  /** Someone else saved first; nothing was written. */
  | { kind: 'conflict'; theirs: V; version: number }
  /** Someone else deleted it; `trashed` is its version in the trash, null once that is emptied. */
  | { kind: 'gone'; trashed: number | null };
