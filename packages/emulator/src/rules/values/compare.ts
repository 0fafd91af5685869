import { EvaluationError } from './evaluation-error.ts';
import { isNumber, RulesDuration, RulesTimestamp, type RulesValue, typeOf } from './values.ts';

/**
 * Returns a number below, equal to or above zero; NaN where a number is NaN. Throws where there is
 * no order.
 */
export function compare(left: RulesValue, right: RulesValue): number {
  if (isNumber(left) && isNumber(right)) {
    if (Number.isNaN(left) || Number.isNaN(right)) return Number.NaN;
    return order(left, right);
  }
  if (typeof left === 'string' && typeof right === 'string') return order(left, right);
  if (left instanceof RulesTimestamp && right instanceof RulesTimestamp) {
    return order(left.nanos, right.nanos);
  }
  if (left instanceof RulesDuration && right instanceof RulesDuration) {
    return order(left.nanos, right.nanos);
  }
  if (left instanceof Uint8Array && right instanceof Uint8Array) return Buffer.compare(left, right);
  throw new EvaluationError(`no order between ${typeOf(left)} and ${typeOf(right)}`);
}

function order<T extends bigint | number | string>(left: T, right: T): number {
  return left < right ? -1 : left > right ? 1 : 0;
}
