import type { DocumentState, Fields, Value } from '#emulator/wire/value.ts';
import { type FieldPath, getField, withField } from '../model/field-path.ts';
import { compareValues } from '../model/order.ts';
import { comparePaths, lastSegment } from '../model/path.ts';
import type { ResourceNames } from '../model/resource-names.ts';
import type { DocumentSource } from '../store/document-source.ts';
import { queriedValue } from '../store/stored-document.ts';
import { matches } from './filter.ts';
import type { Cursor, Order, Query } from './query.ts';

/** A document that a query found, with the values it is ordered by. */
export interface Row {
  document: DocumentState;
  keys: Value[];
}

/** Runs a query; returns whole documents, see {@link project} for `select`. */
export function runQuery(
  source: DocumentSource,
  names: ResourceNames,
  query: Query,
): readonly DocumentState[] {
  const end = query.offset + query.limit;
  return firstRows(source, names, query, end)
    .slice(query.offset)
    .map(({ document }) => document);
}

/** The first `count` rows of a query in order, whatever its limit and offset. */
export function firstRows(
  source: DocumentSource,
  names: ResourceNames,
  query: Query,
  count: number,
): Row[] {
  const toRow = rowReader(names, query);
  const documents = scope(source, query);
  const deciding = query.orders.slice(0, -1);
  const first = firstOf<Row>(count, (left, right) => compareKeys(left.keys, right.keys, deciding));
  // Documents come in the order of their names, which breaks ties of the other orders.
  const backwards = query.orders.at(-1)?.descending === true;
  for (let index = 0; index < documents.length; index++) {
    const document = documents[backwards ? documents.length - 1 - index : index];
    const row = document === undefined ? null : toRow(document);
    if (row === null) continue;
    first.add(row);
    if (deciding.length === 0 && first.size() >= count) break;
  }
  return first.sorted();
}

/** Turns a document into its row; null for one that the query does not find. */
export function rowReader(
  names: ResourceNames,
  query: Query,
): (document: DocumentState) => Row | null {
  const { filter, orders } = query;
  const needsName =
    orders.length > 1 || query.startAt !== null || query.endAt !== null || filter !== null;
  const isWithin = withinCursors(query);
  return (document) => {
    const name: Value = { referenceValue: needsName ? names.name(document.path) : '' };
    if (filter !== null && !matches(filter, document, name)) return null;
    const keys = orderKeys(document, orders, name);
    if (keys === null) return null;
    const row = { document, keys };
    return isWithin(row) ? row : null;
  };
}

/** The order of a query's rows; 0 only for the same document. */
export function rowOrder({ orders }: Query): (left: Row, right: Row) => number {
  const deciding = orders.slice(0, -1);
  const sign = orders.at(-1)?.descending ? -1 : 1;
  return (left, right) =>
    compareKeys(left.keys, right.keys, deciding) ||
    comparePaths(left.document.path, right.document.path) * sign;
}

/** The fields that a `select` or a mask asks for. */
export function project(fields: Fields, projection: readonly FieldPath[] | null): Fields {
  if (projection === null) return fields;
  return projection.reduce((picked: Fields, path) => {
    const value = getField(fields, path);
    return value === undefined ? picked : withField(picked, path, value);
  }, {});
}

/** The documents that a query reads, in name order. */
function scope(source: DocumentSource, query: Query): readonly DocumentState[] {
  const { parent, collectionId } = query;
  const below = parent === '' ? '' : `${parent}/`;
  if (!query.allDescendants) return source.collection(`${below}${collectionId}`);
  return source
    .collectionPaths()
    .filter((path) => path.startsWith(below))
    .filter((path) => collectionId === null || lastSegment(path) === collectionId)
    .flatMap((path) => source.collection(path))
    .sort((left, right) => comparePaths(left.path, right.path));
}

/** Null where a field of the order is missing: such documents are in no index. */
function orderKeys(document: DocumentState, orders: Order[], name: Value): Value[] | null {
  const keys: Value[] = [];
  for (const { path, field } of orders) {
    const value = field === '__name__' ? name : queriedValue(document, path);
    if (value === undefined) return null;
    keys.push(value);
  }
  return keys;
}

/**
 * Collects the first `count` of many items, in order; equal ones stay in the order they were added.
 * Most items are skipped by one comparison with the last of them.
 */
function firstOf<T>(count: number, compare: (left: T, right: T) => number) {
  let items: T[] = [];
  let last: T | undefined;
  const cut = () => {
    items = items.sort(compare).slice(0, count);
    if (items.length === count) last = items.at(-1);
  };
  return {
    add(item: T): void {
      if (last !== undefined && compare(item, last) >= 0) return;
      items.push(item);
      if (items.length >= count * 2) cut();
    },
    size: () => items.length,
    sorted(): T[] {
      cut();
      return items;
    },
  };
}

function compareKeys(left: Value[], right: Value[], orders: Order[]): number {
  for (const [index, { descending }] of orders.entries()) {
    const order = compareValues(left[index] as Value, right[index] as Value);
    if (order !== 0) return descending ? -order : order;
  }
  return 0;
}

function withinCursors({ startAt, endAt, orders }: Query): (row: Row) => boolean {
  return ({ keys }) => {
    if (startAt !== null) {
      const order = compareToCursor(keys, startAt, orders);
      if (startAt.before ? order < 0 : order <= 0) return false;
    }
    if (endAt === null) return true;
    const order = compareToCursor(keys, endAt, orders);
    return endAt.before ? order < 0 : order <= 0;
  };
}

/** A cursor may name the first few orders only; rows equal in those count as equal. */
function compareToCursor(keys: Value[], cursor: Cursor, orders: Order[]): number {
  return compareKeys(keys, cursor.values, orders.slice(0, cursor.values.length));
}
