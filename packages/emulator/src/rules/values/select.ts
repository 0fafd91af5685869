import { EvaluationError } from './evaluation-error.ts';
import { RulesPath, type RulesValue, typeOf } from './values.ts';

/** `object.name` */
export function selectMember(object: RulesValue, name: string): RulesValue {
  if (!(object instanceof Map)) {
    throw new EvaluationError(`${typeOf(object)} has no member ${name}`);
  }
  const value = object.get(name);
  if (value === undefined) throw new EvaluationError(`${name} is not defined`);
  return value;
}

/** `object[index]` */
export function selectIndex(object: RulesValue, index: RulesValue): RulesValue {
  if (object instanceof Map && typeof index === 'string') return selectMember(object, index);
  const items = indexable(object);
  if (typeof index !== 'bigint') {
    throw new EvaluationError(`${typeOf(object)}[${typeOf(index)}] is not defined`);
  }
  const value = items[Number(index)];
  if (value === undefined) throw new EvaluationError(`there is no item ${index}`);
  return value;
}

/** `object[from:to]`; the end is not part of it. */
export function selectRange(
  object: RulesValue,
  from: RulesValue,
  to: RulesValue,
): RulesValue[] | string {
  if (typeof object !== 'string' && !Array.isArray(object)) {
    throw new EvaluationError(`${typeOf(object)} has no ranges`);
  }
  const start = from ?? 0n;
  const end = to ?? BigInt(object.length);
  if (typeof start !== 'bigint' || typeof end !== 'bigint') {
    throw new EvaluationError('the ends of a range are ints');
  }
  if (start < 0n || end > BigInt(object.length) || start > end) {
    throw new EvaluationError(`there is no range ${start}:${end}`);
  }
  return object.slice(Number(start), Number(end));
}

function indexable(object: RulesValue): readonly RulesValue[] | string {
  if (typeof object === 'string' || Array.isArray(object)) return object;
  if (object instanceof RulesPath) return object.segments;
  throw new EvaluationError(`${typeOf(object)} has no items`);
}
