import { EvaluationError } from './evaluation-error.ts';
import {
  isNumber,
  RulesDuration,
  RulesLatLng,
  type RulesMap,
  RulesPath,
  RulesSet,
  RulesTimestamp,
  type RulesValue,
  typeOf,
} from './values.ts';

/** `==`: an int equals a float of the same size, but not inside lists, sets and maps. */
export function equals(left: RulesValue, right: RulesValue): boolean {
  // biome-ignore lint/suspicious/noDoubleEquals: 5n == 5 is what the language says
  if (isNumber(left) && isNumber(right)) return left == right;
  return identical(left, right);
}

function identical(left: RulesValue, right: RulesValue): boolean {
  if (typeof left !== 'object' || left === null) return left === right;
  const type = typeOf(left);
  if (type !== typeOf(right)) return false;
  if (type === 'constraint') throw new EvaluationError('the query does not say what this field is');
  if (Array.isArray(left)) return sameItems(left, right as RulesValue[]);
  if (left instanceof Map) return sameEntries(left, right as RulesMap);
  if (left instanceof RulesSet) {
    const other = (right as RulesSet).items;
    return left.items.length === other.length && left.items.every((item) => contains(other, item));
  }
  if (left instanceof RulesPath) return sameItems(left.segments, (right as RulesPath).segments);
  if (left instanceof RulesTimestamp) return left.nanos === (right as RulesTimestamp).nanos;
  if (left instanceof RulesDuration) return left.nanos === (right as RulesDuration).nanos;
  if (left instanceof Uint8Array) return Buffer.compare(left, right as Uint8Array) === 0;
  if (left instanceof RulesLatLng) {
    const other = right as RulesLatLng;
    return left.latitude === other.latitude && left.longitude === other.longitude;
  }
  return false;
}

function sameItems(left: readonly RulesValue[], right: readonly RulesValue[]): boolean {
  return (
    left.length === right.length &&
    left.every((item, index) => identical(item, right[index] as RulesValue))
  );
}

function sameEntries(left: RulesMap, right: RulesMap): boolean {
  if (left.size !== right.size) return false;
  for (const [key, value] of left) {
    if (!right.has(key) || !identical(value, right.get(key) as RulesValue)) return false;
  }
  return true;
}

/** Whether an item is among others, as `in` and `hasAll` see it. */
export function contains(items: readonly RulesValue[], wanted: RulesValue): boolean {
  return items.some((item) => identical(item, wanted));
}

/** The set of some values, each once. */
export function setOf(items: readonly RulesValue[]): RulesSet {
  const distinct: RulesValue[] = [];
  for (const item of items) if (!contains(distinct, item)) distinct.push(item);
  return new RulesSet(distinct);
}
