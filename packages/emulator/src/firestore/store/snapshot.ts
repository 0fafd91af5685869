import type { DocumentState } from '#emulator/wire/value.ts';
import { collectionOf, comparePaths } from '../model/path.ts';
import type { DocumentSource } from './document-source.ts';

/**
 * One change of a document, and the change after it. A reader that holds a change can undo all later
 * ones; changes before the oldest that is held are freed by the garbage collector.
 */
export interface Change {
  path: string;
  before: DocumentState | null;
  next: Change | null;
}

/**
 * The documents at one moment. Its cost depends on what has changed since, not on what is stored.
 */
export interface Snapshot extends DocumentSource {
  /** Whether no document has changed since. */
  isCurrent(): boolean;
}

/** The documents as they were right after the change `latest`. */
export function createSnapshot(live: DocumentSource, latest: Change): Snapshot {
  let seen = latest;
  /** What changed documents were, by collection and path. */
  const earlier = new Map<string, Map<string, DocumentState | null>>();

  const changedIn = (collection: string) => {
    for (; seen.next !== null; seen = seen.next) {
      const { path, before } = seen.next;
      const known = earlier.get(collectionOf(path));
      if (known === undefined) earlier.set(collectionOf(path), new Map([[path, before]]));
      else if (!known.has(path)) known.set(path, before);
    }
    return earlier.get(collection);
  };

  const collection = (path: string): readonly DocumentState[] => {
    const changed = changedIn(path);
    if (changed === undefined) return live.collection(path);
    const before = [...changed.values()].filter((document) => document !== null);
    return live
      .collection(path)
      .filter((document) => !changed.has(document.path))
      .concat(before)
      .sort((left, right) => comparePaths(left.path, right.path));
  };

  return {
    isCurrent: () => seen.next === null && earlier.size === 0,
    get(path) {
      const changed = changedIn(collectionOf(path));
      return changed?.has(path) ? (changed.get(path) ?? null) : live.get(path);
    },
    collection,
    collectionPaths() {
      changedIn('');
      const paths = new Set([...live.collectionPaths(), ...earlier.keys()]);
      return [...paths].filter((path) => collection(path).length > 0).sort(comparePaths);
    },
  };
}
