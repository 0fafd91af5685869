import { invalidArgument } from '#emulator/wire/status-error.ts';
import type { Value } from '#emulator/wire/value.ts';
import type { FieldTransform } from '../model/messages.ts';
import { doubleValue, isNumber, type NumberValue, toNumber } from '../model/number.ts';
import { compareValues, listOf, valuesEqual } from '../model/order.ts';

const MAX_INTEGER = 2n ** 63n - 1n;
const MIN_INTEGER = -(2n ** 63n);

export interface Transformed {
  /** The field's new value. */
  value: Value;
  /** The transform's result in the answer to the write. */
  result: Value;
}

/** Applies one field transform to a field's current value (undefined where it is missing). */
export function applyTransform(
  transform: FieldTransform,
  current: Value | undefined,
  requestTime: string,
): Transformed {
  if (transform.setToServerValue !== undefined) {
    if (transform.setToServerValue !== 'REQUEST_TIME') {
      throw invalidArgument('Unknown server value.');
    }
    return same({ timestampValue: requestTime });
  }
  if (transform.increment) return same(increment(current, numeric(transform.increment)));
  if (transform.maximum) return same(extreme(current, numeric(transform.maximum), 1));
  if (transform.minimum) return same(extreme(current, numeric(transform.minimum), -1));
  if (transform.appendMissingElements) {
    return list(union(current, transform.appendMissingElements.values ?? []));
  }
  if (transform.removeAllFromArray) {
    return list(without(current, transform.removeAllFromArray.values ?? []));
  }
  throw invalidArgument('A field transform says nothing to do.');
}

function same(value: Value): Transformed {
  return { value, result: value };
}

function list(values: Value[]): Transformed {
  return {
    value: { arrayValue: values.length > 0 ? { values } : {} },
    result: { nullValue: null },
  };
}

function numeric(operand: Value): NumberValue {
  if (isNumber(operand)) return operand;
  throw invalidArgument('The operand of a numeric transform is no number.');
}

function increment(current: Value | undefined, operand: NumberValue): Value {
  if (current === undefined || !isNumber(current)) return operand;
  if ('integerValue' in current && 'integerValue' in operand) {
    const sum = BigInt(current.integerValue) + BigInt(operand.integerValue);
    const capped = sum > MAX_INTEGER ? MAX_INTEGER : sum < MIN_INTEGER ? MIN_INTEGER : sum;
    return { integerValue: String(capped) };
  }
  return doubleValue(toNumber(current) + toNumber(operand));
}

/** The larger (sign 1) or smaller (sign -1) of two numbers; the stored number on a tie. */
function extreme(current: Value | undefined, operand: NumberValue, sign: 1 | -1): Value {
  if (current === undefined || !isNumber(current)) return operand;
  if (Number.isNaN(toNumber(current))) return current;
  if (Number.isNaN(toNumber(operand))) return operand;
  return compareValues(operand, current) * sign > 0 ? operand : current;
}

function union(current: Value | undefined, elements: Value[]): Value[] {
  const result = [...listOf(current)];
  for (const element of elements) {
    if (!result.some((known) => valuesEqual(known, element))) result.push(element);
  }
  return result;
}

function without(current: Value | undefined, elements: Value[]): Value[] {
  return listOf(current).filter(
    (value) => !elements.some((element) => valuesEqual(value, element)),
  );
}
