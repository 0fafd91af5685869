import type { BinaryOperator } from '../syntax/ast.ts';
import { compare } from './compare.ts';
import { containsAny, holds, isAmong } from './constraint.ts';
import { contains, equals } from './equality.ts';
import { EvaluationError } from './evaluation-error.ts';
import {
  type Comparison,
  Constraint,
  isNumber,
  RulesDuration,
  RulesSet,
  RulesTimestamp,
  type RulesValue,
  typeOf,
} from './values.ts';

type StrictOperator = Exclude<BinaryOperator, '&&' | '||'>;
type Arithmetic = '+' | '-' | '*' | '/' | '%';

const MIRRORED: Record<Comparison, Comparison> = { '<': '>', '<=': '>=', '>': '<', '>=': '<=' };

/** Whether a comparison holds by the order of its sides, which is NaN where one is. */
const COMPARISONS: Record<Comparison, (order: number) => boolean> = {
  '<': (order) => order < 0,
  '<=': (order) => order <= 0,
  '>': (order) => order > 0,
  '>=': (order) => order >= 0,
};

const INTS: Record<Arithmetic, (left: bigint, right: bigint) => bigint> = {
  '+': (left, right) => left + right,
  '-': (left, right) => left - right,
  '*': (left, right) => left * right,
  '/': (left, right) => left / right,
  '%': (left, right) => left % right,
};

const FLOATS: Record<Arithmetic, (left: number, right: number) => number> = {
  '+': (left, right) => left + right,
  '-': (left, right) => left - right,
  '*': (left, right) => left * right,
  '/': (left, right) => left / right,
  '%': (left, right) => left % right,
};

/** Applies any operator but `&&` and `||`, which do not always evaluate their right side. */
export function applyOperator(
  operator: StrictOperator,
  left: RulesValue,
  right: RulesValue,
): RulesValue {
  switch (operator) {
    case '==':
    case '!=':
      return applyEquality(operator, left, right);
    case '<':
    case '<=':
    case '>':
    case '>=':
      return applyComparison(operator, left, right);
    case 'in':
      return isMember(left, right);
    default:
      return applyArithmetic(operator, left, right);
  }
}

/** Unary minus. */
export function negate(value: RulesValue): RulesValue {
  if (typeof value === 'bigint') return asInt(-value);
  if (typeof value === 'number') return -value;
  if (value instanceof RulesDuration) return new RulesDuration(-value.nanos);
  throw new EvaluationError(`-${typeOf(value)} is not defined`);
}

/** Throws for an int beyond 64 bits, as production does. */
export function asInt(value: bigint): bigint {
  if (BigInt.asIntN(64, value) !== value) throw new EvaluationError('the int exceeds 64 bits');
  return value;
}

function applyEquality(operator: '==' | '!=', left: RulesValue, right: RulesValue): boolean {
  const [constraint, value] = left instanceof Constraint ? [left, right] : [right, left];
  if (!(constraint instanceof Constraint)) return equals(left, right) === (operator === '==');
  if (operator === '!=' && !(value instanceof Constraint)) return holds(constraint, '!=', value);
  throw new EvaluationError('the query does not settle this comparison');
}

function applyComparison(operator: Comparison, left: RulesValue, right: RulesValue): boolean {
  if (left instanceof Constraint) return holds(left, operator, right);
  if (right instanceof Constraint) return holds(right, MIRRORED[operator], left);
  return COMPARISONS[operator](compare(left, right));
}

function isMember(item: RulesValue, container: RulesValue): boolean {
  if (container instanceof Constraint) return containsAny(container, [item]);
  if (Array.isArray(container) || container instanceof RulesSet) {
    const items = Array.isArray(container) ? container : container.items;
    return item instanceof Constraint ? isAmong(item, items) : contains(items, item);
  }
  if (container instanceof Map && typeof item === 'string') return container.has(item);
  throw new EvaluationError(`${typeOf(item)} in ${typeOf(container)} is not defined`);
}

function applyArithmetic(operator: Arithmetic, left: RulesValue, right: RulesValue): RulesValue {
  if (isNumber(left) && isNumber(right)) return calculate(operator, left, right);
  if (operator === '+' && typeof left === 'string' && typeof right === 'string') {
    return left + right;
  }
  const shifted = shiftTime(operator, left, right);
  if (shifted !== null) return shifted;
  throw new EvaluationError(`${typeOf(left)} ${operator} ${typeOf(right)} is not defined`);
}

/** Null where the operator is not defined for these values. */
function shiftTime(operator: Arithmetic, left: RulesValue, right: RulesValue): RulesValue {
  if (operator !== '+' && operator !== '-') return null;
  const sign = operator === '+' ? 1n : -1n;
  if (right instanceof RulesDuration) {
    if (left instanceof RulesDuration) return new RulesDuration(left.nanos + sign * right.nanos);
    if (left instanceof RulesTimestamp) return new RulesTimestamp(left.nanos + sign * right.nanos);
  }
  if (right instanceof RulesTimestamp) {
    if (left instanceof RulesDuration && operator === '+') {
      return new RulesTimestamp(left.nanos + right.nanos);
    }
    if (left instanceof RulesTimestamp && operator === '-') {
      return new RulesDuration(left.nanos - right.nanos);
    }
  }
  return null;
}

function calculate(
  operator: Arithmetic,
  left: bigint | number,
  right: bigint | number,
): bigint | number {
  if (typeof left !== 'bigint' || typeof right !== 'bigint') {
    return FLOATS[operator](Number(left), Number(right));
  }
  if (right === 0n && (operator === '/' || operator === '%')) {
    throw new EvaluationError('division by zero');
  }
  return asInt(INTS[operator](left, right));
}
