import type { DocumentState, Fields, Value } from '#emulator/wire/value.ts';
import { type FieldPath, getField, withField } from '../model/field-path.ts';
import { compareValues } from '../model/order.ts';
import { comparePaths, lastSegment } from '../model/path.ts';
import type { ResourceNames } from '../model/resource-names.ts';
import type { DocumentSource } from '../store/document-source.ts';
import { matches } from './filter.ts';
import type { Cursor, Order, Query } from './query.ts';

/** A document that a query found, with the values it is ordered by. */
interface Row {
  document: DocumentState;
  keys: Value[];
}

/** Runs a query; returns whole documents, see {@link project} for `select`. */
export function runQuery(
  source: DocumentSource,
  names: ResourceNames,
  query: Query,
): readonly DocumentState[] {
  const rows = candidates(source, query, names).filter(withinCursors(query));
  const end = query.offset + query.limit;
  return firstSorted(rows, query.orders, end)
    .slice(query.offset, end)
    .map(({ document }) => document);
}

/** The fields that a `select` or a mask asks for. */
export function project(fields: Fields, projection: readonly FieldPath[] | null): Fields {
  if (projection === null) return fields;
  return projection.reduce((picked: Fields, path) => {
    const value = getField(fields, path);
    return value === undefined ? picked : withField(picked, path, value);
  }, {});
}

function candidates(source: DocumentSource, query: Query, names: ResourceNames): Row[] {
  const { filter, orders } = query;
  const needsName =
    orders.length > 1 || query.startAt !== null || query.endAt !== null || filter !== null;
  const rows: Row[] = [];
  for (const document of scope(source, query)) {
    const name: Value = { referenceValue: needsName ? names.name(document.path) : '' };
    if (filter !== null && !matches(filter, document, name)) continue;
    const keys = orderKeys(document, orders, name);
    if (keys !== null) rows.push({ document, keys });
  }
  return rows;
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
    const value = field === '__name__' ? name : getField(document.fields, path);
    if (value === undefined) return null;
    keys.push(value);
  }
  return keys;
}

/** The first `count` rows in order. `rows` are in name order already, and sorting is stable. */
function firstSorted(rows: Row[], orders: Order[], count: number): Row[] {
  const byName = orders.findIndex(({ field }) => field === '__name__');
  if (orders[byName]?.descending) rows.reverse();
  const deciding = orders.slice(0, byName);
  if (deciding.length === 0) return rows;
  const compare = (left: Row, right: Row) => compareKeys(left.keys, right.keys, deciding);
  if (count >= rows.length) return rows.sort(compare);
  return smallest(rows, count, compare);
}

/** The first `count` rows, sorted. Most rows are skipped by one comparison with the last of them. */
function smallest(rows: Row[], count: number, compare: (left: Row, right: Row) => number): Row[] {
  let first: Row[] = [];
  let last: Row | undefined;
  for (const row of rows) {
    if (last !== undefined && compare(row, last) >= 0) continue;
    first.push(row);
    if (first.length < count * 2) continue;
    first = first.sort(compare).slice(0, count);
    last = first.at(-1);
  }
  return first.sort(compare).slice(0, count);
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
