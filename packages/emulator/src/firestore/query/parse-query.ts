import { invalidArgument, unsupported } from '#emulator/wire/status-error.ts';
import { checkOperand } from '../model/check-value.ts';
import { type FieldPath, formatFieldPath, parseFieldPath } from '../model/field-path.ts';
import type { StructuredQuery } from '../model/messages.ts';
import type { ResourceNames } from '../model/resource-names.ts';
import { checkQuery } from './check-query.ts';
import { type FieldFilter, fieldFilters, isInequality, parseFilter } from './filter.ts';
import type { Cursor, Order, Query } from './query.ts';

/** Parses and checks a query below `parent`; throws for what production refuses. */
export function parseQuery(names: ResourceNames, parent: string, message: StructuredQuery): Query {
  if (message.findNearest !== undefined) throw unsupported('vector search (findNearest)');
  const [source, ...more] = message.from ?? [];
  if (source === undefined || more.length > 0) {
    throw invalidArgument('A query needs exactly one collection.');
  }
  if (source.collectionId === undefined && source.allDescendants !== true) {
    throw invalidArgument('A query needs the id of a collection.');
  }
  const filter = message.where === undefined ? null : parseFilter(message.where);
  const orders = completeOrders(parseOrders(message.orderBy), fieldFilters(filter));
  const explicitOrders = message.orderBy?.length ?? 0;
  const query: Query = {
    parent,
    collectionId: source.collectionId ?? null,
    allDescendants: source.allDescendants === true,
    filter,
    orders,
    startAt: parseCursor(names, message.startAt, explicitOrders, orders),
    endAt: parseCursor(names, message.endAt, explicitOrders, orders),
    offset: nonNegative(message.offset ?? 0, 'offset'),
    limit: nonNegative(message.limit ?? Number.MAX_SAFE_INTEGER, 'limit'),
    projection: parseProjection(message.select),
  };
  checkQuery(names, query, explicitOrders);
  return query;
}

function parseOrders(messages: StructuredQuery['orderBy'] = []): Order[] {
  return messages.map(({ field, direction }) => {
    const path = parseFieldPath(field?.fieldPath ?? '');
    return { path, field: formatFieldPath(path), descending: direction === 'DESCENDING' };
  });
}

/** Adds the orders Firestore implies: fields with an inequality, then the document name. */
function completeOrders(orders: Order[], filters: FieldFilter[]): Order[] {
  const descending = orders.at(-1)?.descending ?? false;
  const known = new Set(orders.map(({ field }) => field));
  const missing = new Map<string, Order>();
  for (const { path, field } of filters.filter(isInequality)) {
    if (!known.has(field)) missing.set(field, { path, field, descending });
  }
  const implied = [...missing.values()].sort((a, b) => (a.field < b.field ? -1 : 1));
  const completed = [...orders, ...implied.filter(({ field }) => field !== '__name__')];
  if (known.has('__name__')) return completed;
  return [...completed, { path: ['__name__'], field: '__name__', descending }];
}

function parseCursor(
  names: ResourceNames,
  message: StructuredQuery['startAt'],
  explicit: number,
  orders: Order[],
): Cursor | null {
  if (message === undefined) return null;
  const values = message.values ?? [];
  if (values.length > explicit) {
    throw invalidArgument('A cursor has more values than the query has orders.');
  }
  values.forEach((value, index) => {
    const field = orders[index]?.field ?? '';
    checkOperand(value, field);
    if (field !== '__name__') return;
    if (!('referenceValue' in value)) {
      throw invalidArgument('A cursor on __name__ needs a document reference.');
    }
    names.documentPath(value.referenceValue);
  });
  return { values, before: message.before === true };
}

function parseProjection(select: StructuredQuery['select']): FieldPath[] | null {
  if (select === undefined) return null;
  const paths = (select.fields ?? []).map(({ fieldPath }) => parseFieldPath(fieldPath ?? ''));
  return paths.length === 0 ? null : paths.filter(([head]) => head !== '__name__');
}

function nonNegative(value: number, name: string): number {
  if (value >= 0) return value;
  throw invalidArgument(`The ${name} of a query is negative.`);
}
