import { invalidArgument, type StatusError } from '#emulator/wire/status-error.ts';
import { valueSize } from '../model/document-size.ts';
import { listOf } from '../model/order.ts';
import type { ResourceNames } from '../model/resource-names.ts';
import {
  conjunctions,
  type FieldFilter,
  type Filter,
  fieldFilters,
  isInequality,
  type Operator,
} from './filter.ts';
import type { Query } from './query.ts';

const MAX_DISJUNCTIONS = 30;
const MAX_INEQUALITY_FIELDS = 10;
/** Filters, orders and a parent document together. */
const MAX_PARTS = 100;
/** An index entry holds no more. Names of documents have a bound of their own. */
const MAX_OPERAND_BYTES = 1500;
const MAX_LIST: Partial<Record<Operator, number>> = {
  IN: 30,
  ARRAY_CONTAINS_ANY: 30,
  NOT_IN: 10,
};
const NEGATIONS: Operator[] = ['NOT_EQUAL', 'NOT_IN', 'IS_NOT_NAN', 'IS_NOT_NULL'];
const BRANCHING: Operator[] = ['IN', 'ARRAY_CONTAINS_ANY'];
/** Operators on `__name__` that leave only the documents they name. */
const FIXES_NAME: Operator[] = ['EQUAL', 'IN'];
const LISTS: Operator[] = [...BRANCHING, 'NOT_IN'];

/** Throws for queries that production refuses whatever documents there are; `orders` as requested. */
export function checkQuery(names: ResourceNames, query: Query, orders: number): void {
  checkCollectionId(query.collectionId);
  const filters = fieldFilters(query.filter);
  for (const filter of filters) {
    checkList(filter);
    checkOperandSize(filter);
    checkNameFilter(names, filter);
  }
  checkParts(query, filters, orders);
  checkInequalities(filters);
  checkNegations(query.filter, filters);
  checkDisjunctions(query.filter);
  // Only after the number of disjunctions is known to be small.
  for (const conjunction of conjunctions(query.filter)) {
    const contains = conjunction.filter(({ op }) => op.startsWith('ARRAY_CONTAINS'));
    if (contains.length > 1) throw invalid('Only one array-contains filter fits in a disjunction');
  }
  checkOrders(query);
}

function checkCollectionId(id: string | null): void {
  if (id === null) return;
  if (id.includes('/')) throw invalid(`Collection id "${id}" contains a slash`);
  if (/^__.*__$/s.test(id)) throw invalid(`Collection id "${id}" is reserved`);
}

function checkList({ op, value }: FieldFilter): void {
  const max = MAX_LIST[op];
  if (max === undefined) return;
  const { length } = listOf(value);
  if (!('arrayValue' in value)) throw invalid(`${op} needs a list`);
  if (length === 0) throw invalid(`${op} needs a list that is not empty`);
  if (length > max) throw invalid(`${op} takes up to ${max} values`);
}

function checkOperandSize({ field, op, value }: FieldFilter): void {
  if (field === '__name__') return;
  for (const operand of LISTS.includes(op) ? listOf(value) : [value]) {
    if (valueSize(operand) > MAX_OPERAND_BYTES) {
      throw invalid(
        `The value of the filter on ${field} is larger than ${MAX_OPERAND_BYTES} bytes`,
      );
    }
  }
}

function checkParts({ parent }: Query, filters: FieldFilter[], orders: number): void {
  const different = new Set(
    filters.map(({ field, op, value }) => JSON.stringify([field, op, value])),
  );
  const parts = different.size + orders + (parent === '' ? 0 : 1);
  if (parts > MAX_PARTS) {
    throw invalid(
      `The query has ${parts} filters, orders and parents; the maximum is ${MAX_PARTS}`,
    );
  }
}

function checkInequalities(filters: FieldFilter[]): void {
  const fields = new Set(filters.filter(isInequality).map(({ field }) => field));
  if (fields.size > MAX_INEQUALITY_FIELDS) {
    throw invalid(
      `The query has inequalities on ${fields.size} fields; the maximum is ${MAX_INEQUALITY_FIELDS}`,
    );
  }
  const namesDocuments = filters.some(
    ({ field, op }) => field === '__name__' && FIXES_NAME.includes(op),
  );
  if (namesDocuments && fields.size > 0 && !fields.has('__name__')) {
    // Google's words: tests of its SDKs look for them.
    throw invalid(
      'Equality on key is not allowed if there are other inequality fields and key does not appear in inequalities',
    );
  }
}

function checkNameFilter(names: ResourceNames, { field, op, value, path }: FieldFilter): void {
  if (path.length > 1 && path.includes('__name__')) throw invalid('The name __name__ is reserved');
  if (field !== '__name__') return;
  if (op.startsWith('ARRAY')) throw invalid(`${op} does not work on document names`);
  if (op.startsWith('IS_')) return;
  for (const reference of 'arrayValue' in value ? listOf(value) : [value]) {
    if (!('referenceValue' in reference)) throw invalid('A filter on __name__ needs a reference');
    names.documentPath(reference.referenceValue);
  }
}

function checkNegations(filter: Filter | null, filters: FieldFilter[]): void {
  if (filters.filter(({ op }) => NEGATIONS.includes(op)).length > 1) {
    throw invalid('A query takes one filter of !=, not-in, is-not-null and is-not-NaN');
  }
  if (!filters.some(({ op }) => op === 'NOT_IN')) return;
  if (hasOr(filter) || filters.some(({ op }) => BRANCHING.includes(op))) {
    throw invalid('not-in does not go with in, array-contains-any or OR');
  }
}

function checkDisjunctions(filter: Filter | null): void {
  const count = countDisjunctions(filter);
  if (count <= MAX_DISJUNCTIONS) return;
  throw invalid(`The query has ${count} disjunctions; the maximum is ${MAX_DISJUNCTIONS}`);
}

function hasOr(filter: Filter | null): boolean {
  if (filter === null || filter.kind === 'field') return false;
  return (filter.kind === 'or' && filter.filters.length > 1) || filter.filters.some(hasOr);
}

/** How many alternatives are left when every `in` and OR is multiplied out. */
function countDisjunctions(filter: Filter | null): number {
  if (filter === null) return 1;
  if (filter.kind === 'field') {
    return BRANCHING.includes(filter.op) ? listOf(filter.value).length : 1;
  }
  const counts = filter.filters.map(countDisjunctions);
  return filter.kind === 'or'
    ? counts.reduce((sum, count) => sum + count, 0)
    : counts.reduce((product, count) => product * count, 1);
}

function checkOrders({ orders }: Query): void {
  const fields = orders.map(({ field }) => field);
  if (new Set(fields).size < fields.length) throw invalid('A field is ordered by twice');
  if (fields.indexOf('__name__') < fields.length - 1) {
    throw invalid('The order by clause cannot contain more fields after the key (__name__)');
  }
  for (const { path } of orders) {
    if (path.length > 1 && path.includes('__name__'))
      throw invalid('The name __name__ is reserved');
  }
}

function invalid(why: string): StatusError {
  return invalidArgument(`${why}.`);
}
