import type { DocumentState } from '#emulator/wire/value.ts';
import { collectionOf, lastSegment } from '../model/path.ts';
import type { ResourceNames } from '../model/resource-names.ts';
import type { DocumentSource } from '../store/document-source.ts';
import { putSorted, removeSorted } from '../store/sorted.ts';
import type { Query } from './query.ts';
import { firstRows, type Row, rowOrder, rowReader } from './run-query.ts';

/** Rows kept behind the limit of a query, so that a removed document has a successor at hand. */
const LOOK_AHEAD = 100;

/** The results of a query, kept up to date by the documents that change. */
export interface LiveResults {
  /** Whether a document may be a result. */
  covers(path: string): boolean;
  /**
   * The results that a change of these paths may have changed, or all of them (null): documents by
   * path, null for one that is no result (any more).
   */
  refresh(changed: readonly string[] | null): ReadonlyMap<string, DocumentState | null>;
}

/**
 * A query runs once. After that, the cost of a commit depends on what it changes, not on what is
 * stored: changed documents leave the rows and rejoin them at their place. The query runs again
 * only when so many have left that fewer rows are known than it returns.
 */
export function createLiveResults(
  source: DocumentSource,
  names: ResourceNames,
  query: Query,
): LiveResults {
  const end = query.offset + query.limit;
  const capacity = end + LOOK_AHEAD;
  const toRow = rowReader(names, query);
  const compare = rowOrder(query);
  /** The first rows, in order; all of them where `isWhole`. */
  let rows: Row[] = [];
  let isWhole = false;
  const rowByPath = new Map<string, Row>();
  /** The paths of the documents that the query returns, where that is not every row. */
  let returned: string[] = [];
  const returnsAll = query.offset === 0 && query.limit === Number.MAX_SAFE_INTEGER;

  const keepFirst = (first: Row[]): void => {
    rows = first;
    rowByPath.clear();
    for (const row of rows) rowByPath.set(row.document.path, row);
  };

  const load = (): void => {
    keepFirst(firstRows(source, names, query, capacity));
    isWhole = rows.length < capacity;
  };

  const change = (path: string): void => {
    const known = rowByPath.get(path);
    if (known !== undefined) removeSorted(rows, known, compare);
    rowByPath.delete(path);
    const document = source.get(path);
    const row = document === null ? null : toRow(document);
    const last = rows.at(-1);
    if (row === null || (!isWhole && (last === undefined || compare(row, last) > 0))) return;
    putSorted(rows, row, compare);
    rowByPath.set(path, row);
  };

  const results = (): Map<string, DocumentState | null> => {
    const found = new Map<string, DocumentState | null>(returned.map((path) => [path, null]));
    const documents = rows.slice(query.offset, end).map(({ document }) => document);
    for (const document of documents) found.set(document.path, document);
    returned = returnsAll ? [] : documents.map(({ path }) => path);
    return found;
  };

  const { allDescendants, collectionId, parent } = query;
  const below = parent === '' ? '' : `${parent}/`;
  const covers = (path: string): boolean => {
    if (!allDescendants) return collectionOf(path) === `${below}${collectionId}`;
    const isNamed = collectionId === null || lastSegment(collectionOf(path)) === collectionId;
    return isNamed && path.startsWith(below);
  };

  return {
    covers,
    refresh(changed) {
      if (changed === null) {
        load();
        return results();
      }
      const covered = changed.filter(covers);
      for (const path of covered) change(path);
      if (!isWhole && rows.length < end) {
        load();
      } else if (rows.length > 2 * capacity) {
        keepFirst(rows.slice(0, capacity));
        isWhole = false;
      }
      if (!returnsAll) return results();
      return new Map(covered.map((path) => [path, rowByPath.get(path)?.document ?? null]));
    },
  };
}
