import type { Value } from '#emulator/wire/value.ts';
import { fieldValue } from '../values/document-value.ts';
import { equals } from '../values/equality.ts';
import { LimitError } from '../values/evaluation-error.ts';
import { Constraint, type Restriction, type RulesMap, type RulesValue } from '../values/values.ts';
import type { RulesQuery } from './types.ts';

/**
 * One branch of a query's OR: all documents with certain fields, or one document by its name.
 * A query is allowed where every branch is.
 */
export type Branch =
  | { kind: 'fields'; data: RulesMap }
  /** Path below `documents/`. */
  | { kind: 'document'; path: string };

interface FieldFilter {
  fieldFilter: { field: { fieldPath: string }; op: string; value: Value };
}
interface UnaryFilter {
  unaryFilter: { field: { fieldPath: string }; op: string };
}
interface CompositeFilter {
  compositeFilter: { op: string; filters?: Filter[] };
}
type Filter = FieldFilter | UnaryFilter | CompositeFilter;

/** What one filter states about a field: its value, or a restriction. */
type Statement = { field: string } & ({ value: Value } | { restriction: Restriction });

/** Firestore refuses a query with more branches. */
const MAX_BRANCHES = 100;

const COMPARISONS: Record<string, '<' | '<=' | '>' | '>='> = {
  LESS_THAN: '<',
  LESS_THAN_OR_EQUAL: '<=',
  GREATER_THAN: '>',
  GREATER_THAN_OR_EQUAL: '>=',
};

/** The branches of a query; throws a LimitError for too many. */
export function queryBranches(query: RulesQuery | undefined): Branch[] {
  const where = query?.structuredQuery['where'] as Filter | undefined;
  const branches = where ? alternatives(where) : [[]];
  const possible = branches.filter((branch) => !contradicts(branch));
  // A query that cannot find anything is evaluated like one without filters.
  return (possible.length > 0 ? possible : [[]]).map(toBranch);
}

/** `request.query` */
export function queryValue({ structuredQuery }: RulesQuery): RulesMap {
  const order = (structuredQuery['orderBy'] ?? []) as {
    field: { fieldPath: string };
    direction?: string;
  }[];
  return new Map<string, RulesValue>([
    ['limit', wholeNumber(structuredQuery['limit']) ?? null],
    ['offset', wholeNumber(structuredQuery['offset']) ?? 0n],
    [
      'orderBy',
      new Map(
        order.map(({ field, direction }) => [
          field.fieldPath,
          direction === 'DESCENDING' ? 'DESC' : 'ASC',
        ]),
      ),
    ],
  ]);
}

/** REST sends a number, gRPC an Int32Value. */
function wholeNumber(value: unknown): bigint | undefined {
  if (typeof value === 'object' && value !== null && 'value' in value) {
    return wholeNumber(value.value);
  }
  return typeof value === 'number' ? BigInt(value) : undefined;
}

/** A filter as an OR of ANDs. */
function alternatives(filter: Filter): Statement[][] {
  if ('unaryFilter' in filter) return [[unaryStatement(filter.unaryFilter)]];
  if ('fieldFilter' in filter) return fieldStatements(filter.fieldFilter).map((one) => [one]);
  const { op, filters = [] } = filter.compositeFilter;
  const parts = filters.map(alternatives);
  if (op === 'OR') return limited(parts.flat());
  return parts.reduce(
    (left, right) => limited(left.flatMap((one) => right.map((other) => [...one, ...other]))),
    [[]],
  );
}

function limited(branches: Statement[][]): Statement[][] {
  if (branches.length <= MAX_BRANCHES) return branches;
  throw new LimitError(`the query has more than ${MAX_BRANCHES} alternatives`);
}

function unaryStatement({ op, field }: UnaryFilter['unaryFilter']): Statement {
  const value: Value = op.endsWith('NULL') ? { nullValue: null } : { doubleValue: 'NaN' };
  if (!op.includes('NOT')) return { field: field.fieldPath, value };
  const restriction: Restriction = { kind: '!=', values: [fieldValue(value)] };
  return { field: field.fieldPath, restriction };
}

/** The alternatives that a filter on one field stands for. */
function fieldStatements({ field, op, value }: FieldFilter['fieldFilter']): Statement[] {
  const about = (restriction: Restriction): Statement => ({ field: field.fieldPath, restriction });
  const values = 'arrayValue' in value ? (value.arrayValue.values ?? []) : [];
  switch (op) {
    case 'EQUAL':
      return [{ field: field.fieldPath, value }];
    case 'IN':
      return values.map((one) => ({ field: field.fieldPath, value: one }));
    case 'NOT_EQUAL':
      return [about({ kind: '!=', values: [fieldValue(value)] })];
    case 'NOT_IN':
      return [about({ kind: '!=', values: values.map(fieldValue) })];
    case 'ARRAY_CONTAINS':
      return [about({ kind: 'contains', item: fieldValue(value) })];
    case 'ARRAY_CONTAINS_ANY':
      return values.map((one) => about({ kind: 'contains', item: fieldValue(one) }));
    default: {
      const kind = COMPARISONS[op];
      if (!kind) throw new TypeError(`unknown filter operator ${op}`);
      return [about({ kind, bound: fieldValue(value) })];
    }
  }
}

/** Whether a branch requires one field to have two values, and so finds no document. */
function contradicts(statements: readonly Statement[]): boolean {
  const values = new Map<string, RulesValue>();
  return statements.some((statement) => {
    if (!('value' in statement)) return false;
    const value = fieldValue(statement.value);
    const known = values.get(statement.field);
    values.set(statement.field, value);
    return known !== undefined && !equals(known, value);
  });
}

function toBranch(statements: Statement[]): Branch {
  const data: RulesMap = new Map();
  for (const statement of statements) {
    if (statement.field !== '__name__') addStatement(data, statement);
    else if ('value' in statement && 'referenceValue' in statement.value) {
      const [, path = ''] = /\/documents\/(.*)$/.exec(statement.value.referenceValue) ?? [];
      return { kind: 'document', path };
    }
  }
  return { kind: 'fields', data };
}

function addStatement(data: RulesMap, statement: Statement): void {
  const path = fieldPath(statement.field);
  const name = path.pop() as string;
  let parent = data;
  for (const step of path) {
    const inner = parent.get(step);
    const map: RulesMap = inner instanceof Map ? inner : new Map();
    parent.set(step, map);
    parent = map;
  }
  const known = parent.get(name);
  if ('value' in statement) {
    if (known === undefined || known instanceof Constraint) {
      parent.set(name, fieldValue(statement.value));
    }
    return;
  }
  const constraint = new Constraint([statement.restriction]);
  if (known === undefined) parent.set(name, constraint);
  else if (known instanceof Constraint) parent.set(name, known.and(constraint));
}

/** `` a.`b.c` `` → `a`, `b.c` */
function fieldPath(text: string): string[] {
  return [...text.matchAll(/`((?:[^`\\]|\\.)*)`|[^.`]+/g)].map(([whole, quoted]) =>
    quoted === undefined ? whole : quoted.replace(/\\(.)/g, '$1'),
  );
}
