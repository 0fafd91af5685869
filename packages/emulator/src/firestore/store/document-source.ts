import type { DocumentState } from '#emulator/wire/value.ts';

/** Where reads come from: the live documents, or a snapshot of them. */
export interface DocumentSource {
  get(path: string): DocumentState | null;
  /** The documents of one collection, in name order; valid until the next commit. */
  collection(path: string): readonly DocumentState[];
  /** Paths of all collections that hold a document, in name order. */
  collectionPaths(): string[];
}
