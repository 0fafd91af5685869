import { invalidArgument } from '#emulator/wire/status-error.ts';
import type { DocumentState, Value } from '#emulator/wire/value.ts';
import { checkOperand } from '../model/check-value.ts';
import { type FieldPath, formatFieldPath, parseFieldPath } from '../model/field-path.ts';
import type { FilterMessage } from '../model/messages.ts';
import { isNumber, toNumber } from '../model/number.ts';
import { classOf, compareValues, listOf, valuesEqual } from '../model/order.ts';
import { queriedValue } from '../store/stored-document.ts';

export type Operator = keyof typeof MATCHES;

export interface FieldFilter {
  kind: 'field';
  path: FieldPath;
  /** The path in its canonical spelling, by which fields are compared. */
  field: string;
  op: Operator;
  value: Value;
}

export type Filter = FieldFilter | { kind: 'and' | 'or'; filters: Filter[] };

const NULL: Value = { nullValue: null };
const INEQUALITIES = new Set<Operator>([
  'LESS_THAN',
  'LESS_THAN_OR_EQUAL',
  'GREATER_THAN',
  'GREATER_THAN_OR_EQUAL',
  'NOT_EQUAL',
  'NOT_IN',
  'IS_NOT_NAN',
  'IS_NOT_NULL',
]);

/** Whether a filter is a range or a negation: such fields are ordered by, too. */
export function isInequality(filter: FieldFilter): boolean {
  return INEQUALITIES.has(filter.op);
}

/** Parses a filter; throws where it is invalid or not supported. */
export function parseFilter(message: FilterMessage): Filter {
  const { compositeFilter, fieldFilter, unaryFilter } = message;
  if (compositeFilter) {
    const filters = (compositeFilter.filters ?? []).map(parseFilter);
    if (filters.length === 0) {
      throw invalidArgument('A composite filter needs a filter.');
    }
    if (compositeFilter.op === 'AND') return { kind: 'and', filters };
    if (compositeFilter.op === 'OR') return { kind: 'or', filters };
    throw invalidArgument('A composite filter is either AND or OR.');
  }
  if (fieldFilter) {
    return fieldFilterOf(fieldFilter.field?.fieldPath, fieldFilter.op, fieldFilter.value);
  }
  if (unaryFilter) return fieldFilterOf(unaryFilter.field?.fieldPath, unaryFilter.op, NULL);
  throw invalidArgument('A filter says nothing to compare.');
}

function fieldFilterOf(
  fieldPath = '',
  op = 'OPERATOR_UNSPECIFIED',
  value: Value | undefined,
): FieldFilter {
  const path = parseFieldPath(fieldPath);
  if (!Object.hasOwn(MATCHES, op)) {
    throw invalidArgument(`Unknown query operator ${op}.`);
  }
  if (value === undefined) throw invalidArgument(`${op} needs a value.`);
  checkOperand(value, fieldPath);
  return { kind: 'field', path, field: formatFieldPath(path), op: op as Operator, value };
}

/** All field filters within a filter. */
export function fieldFilters(filter: Filter | null): FieldFilter[] {
  if (filter === null) return [];
  return filter.kind === 'field' ? [filter] : filter.filters.flatMap(fieldFilters);
}

/** The filter in disjunctive normal form: an OR of ANDs. */
export function conjunctions(filter: Filter | null): FieldFilter[][] {
  if (filter === null) return [[]];
  if (filter.kind === 'field') return [[filter]];
  if (filter.kind === 'or') return filter.filters.flatMap(conjunctions);
  return filter.filters.reduce<FieldFilter[][]>(
    (all, part) => all.flatMap((left) => conjunctions(part).map((right) => [...left, ...right])),
    [[]],
  );
}

/** Whether a document matches; `name` is its name as a reference. */
export function matches(filter: Filter, document: DocumentState, name: Value): boolean {
  if (filter.kind !== 'field') {
    const holds = (part: Filter) => matches(part, document, name);
    return filter.kind === 'and' ? filter.filters.every(holds) : filter.filters.some(holds);
  }
  const value = filter.field === '__name__' ? name : queriedValue(document, filter.path);
  return value !== undefined && MATCHES[filter.op](value, filter.value);
}

/** The operators, and whether a document's value matches the operand of each. */
const MATCHES = {
  LESS_THAN: (value, operand) => comparable(value, operand) && compareValues(value, operand) < 0,
  LESS_THAN_OR_EQUAL: (value, operand) =>
    comparable(value, operand) && compareValues(value, operand) <= 0,
  GREATER_THAN: (value, operand) => comparable(value, operand) && compareValues(value, operand) > 0,
  GREATER_THAN_OR_EQUAL: (value, operand) =>
    comparable(value, operand) && compareValues(value, operand) >= 0,
  EQUAL: equals,
  NOT_EQUAL: (value, operand) => !isNull(value) && !isNull(operand) && !equals(value, operand),
  ARRAY_CONTAINS: (value, operand) => contains(value, operand),
  ARRAY_CONTAINS_ANY: (value, operand) => listOf(operand).some((item) => contains(value, item)),
  IN: (value, operand) => contains(operand, value),
  NOT_IN: (value, operand) =>
    !isNull(value) && !listOf(operand).some(isNull) && !contains(operand, value),
  IS_NAN: isNaNValue,
  IS_NULL: isNull,
  IS_NOT_NAN: (value) => !isNull(value) && !isNaNValue(value),
  IS_NOT_NULL: (value) => !isNull(value),
} satisfies Record<string, (value: Value, operand: Value) => boolean>;

/** Whether a range filter can match: within one class of values, never for null and NaN. */
function comparable(value: Value, operand: Value): boolean {
  return (
    classOf(value) === classOf(operand) &&
    !isNull(operand) &&
    !isNaNValue(value) &&
    !isNaNValue(operand)
  );
}

/** Null and NaN equal nothing, not even themselves; IS_NULL and IS_NAN match them. */
function equals(value: Value, operand: Value): boolean {
  return !isNull(operand) && !isNaNValue(operand) && valuesEqual(value, operand);
}

function contains(list: Value, item: Value): boolean {
  return listOf(list).some((element) => equals(element, item));
}

function isNull(value: Value): boolean {
  return 'nullValue' in value;
}

function isNaNValue(value: Value): boolean {
  return isNumber(value) && Number.isNaN(toNumber(value));
}
