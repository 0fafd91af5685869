import type { DocumentState } from '#emulator/wire/value.ts';
import { collectionOf, compareIds, comparePaths, lastSegment } from '../model/path.ts';

/** Where reads come from: the live documents, or a snapshot of them. */
export interface DocumentSource {
  get(path: string): DocumentState | null;
  /** The documents of one collection, in name order. */
  collection(path: string): readonly DocumentState[];
  /** Paths of all collections that hold a document, in name order. */
  collectionPaths(): string[];
}

/** The documents of one collection by id. */
export type Collection = Map<string, DocumentState>;

/** Reads collections; `ordered` caches each one in name order and is filled as they are read. */
export function createDocumentSource(
  collections: Map<string, Collection>,
  ordered: Map<string, readonly DocumentState[]>,
): DocumentSource {
  return {
    get: (path) => collections.get(collectionOf(path))?.get(lastSegment(path)) ?? null,
    collection(path) {
      const cached = ordered.get(path);
      if (cached !== undefined) return cached;
      const documents = collections.get(path);
      if (documents === undefined) return [];
      const sorted = [...documents]
        .sort(([left], [right]) => compareIds(left, right))
        .map(([, document]) => document);
      ordered.set(path, sorted);
      return sorted;
    },
    collectionPaths: () => [...collections.keys()].sort(comparePaths),
  };
}

/** Adds a document to its collection, or replaces it there. */
export function putDocument(collections: Map<string, Collection>, document: DocumentState): void {
  const path = collectionOf(document.path);
  const documents = collections.get(path);
  if (documents === undefined) {
    collections.set(path, new Map([[lastSegment(document.path), document]]));
  } else {
    documents.set(lastSegment(document.path), document);
  }
}
