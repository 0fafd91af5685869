import { doubleToJson } from '#emulator/wire/proto-json.ts';
import type { Value } from '#emulator/wire/value.ts';

/** A Firestore integer or double. */
export type NumberValue = { integerValue: string } | { doubleValue: number | string };

/** Whether a value is an integer or a double. */
export function isNumber(value: Value): value is NumberValue {
  return 'integerValue' in value || 'doubleValue' in value;
}

/** An integer or double as a JavaScript number; integers beyond 2^53 lose precision. */
export function toNumber(value: NumberValue): number {
  return Number('integerValue' in value ? value.integerValue : value.doubleValue);
}

/** A double as a Firestore value. */
export function doubleValue(value: number): Value {
  return { doubleValue: doubleToJson(value) };
}
