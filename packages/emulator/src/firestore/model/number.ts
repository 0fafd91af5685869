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

/** A double in its JSON spelling, which has no numbers for NaN, the infinities and -0. */
export function doubleValue(value: number): Value {
  if (Object.is(value, -0)) return { doubleValue: '-0' };
  return { doubleValue: Number.isFinite(value) ? value : String(value) };
}
