import type { DocumentState } from '#emulator/wire/value.ts';
import { collectionOf, compareIds, comparePaths, lastSegment } from '../model/path.ts';
import type { DocumentSource } from './document-source.ts';
import { putSorted, removeSorted } from './sorted.ts';

/** One collection: its documents by id, and in name order once they were read in it. */
interface Collection {
  byId: Map<string, DocumentState>;
  ordered: DocumentState[] | null;
}

/** Documents in memory, by collection. */
export interface Collections extends DocumentSource {
  put(document: DocumentState): void;
  remove(path: string): void;
  documents(): Iterable<DocumentState>;
}

const byName = (left: DocumentState, right: DocumentState) =>
  compareIds(lastSegment(left.path), lastSegment(right.path));

export function createCollections(): Collections {
  const collections = new Map<string, Collection>();
  return {
    get: (path) => collections.get(collectionOf(path))?.byId.get(lastSegment(path)) ?? null,
    collection(path) {
      const collection = collections.get(path);
      if (collection === undefined) return [];
      collection.ordered ??= [...collection.byId.values()].sort(byName);
      return collection.ordered;
    },
    collectionPaths: () => [...collections.keys()].sort(comparePaths),
    put(document) {
      const path = collectionOf(document.path);
      const id = lastSegment(document.path);
      const collection = collections.get(path);
      if (collection === undefined) {
        collections.set(path, { byId: new Map([[id, document]]), ordered: null });
        return;
      }
      collection.byId.set(id, document);
      if (collection.ordered !== null) putSorted(collection.ordered, document, byName);
    },
    remove(path) {
      const collection = collections.get(collectionOf(path));
      const document = collection?.byId.get(lastSegment(path));
      if (collection === undefined || document === undefined) return;
      collection.byId.delete(lastSegment(path));
      if (collection.byId.size === 0) collections.delete(collectionOf(path));
      else if (collection.ordered !== null) removeSorted(collection.ordered, document, byName);
    },
    *documents() {
      for (const { byId } of collections.values()) yield* byId.values();
    },
  };
}
