import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Value } from '#emulator/wire/value.ts';
import { compareValues } from './order.ts';
import { compareText } from './path.ts';

const integer = fc
  .bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n })
  .map((value): Value => ({ integerValue: String(value) }));
const double = fc
  .double()
  .map((value): Value => ({ doubleValue: Number.isFinite(value) ? value : String(value) }));
const leaf: fc.Arbitrary<Value> = fc.oneof(
  integer,
  double,
  fc.constant({ nullValue: null }),
  fc.boolean().map((booleanValue) => ({ booleanValue })),
  fc.string({ unit: 'binary' }).map((stringValue) => ({ stringValue })),
  fc.uint8Array().map((bytes) => ({ bytesValue: Buffer.from(bytes).toString('base64') })),
);
const value: fc.Arbitrary<Value> = fc.oneof(
  leaf,
  fc.array(leaf, { maxLength: 3 }).map((values) => ({ arrayValue: { values } })),
  fc.dictionary(fc.string(), leaf, { maxKeys: 3 }).map((fields) => ({ mapValue: { fields } })),
);

describe('compareValues', () => {
  test('swapping two values reverses their order', () => {
    fc.assert(
      fc.property(value, value, (left, right) => {
        expect(Math.sign(compareValues(left, right))).toBe(
          -Math.sign(compareValues(right, left)) + 0,
        );
      }),
    );
  });

  test('the order of values is transitive', () => {
    fc.assert(
      fc.property(value, value, value, (a, b, c) => {
        fc.pre(compareValues(a, b) <= 0 && compareValues(b, c) <= 0);
        expect(compareValues(a, c)).toBeLessThanOrEqual(0);
      }),
    );
  });

  test('integers and doubles compare exactly beyond 2^53', () => {
    const double = { doubleValue: 2 ** 53 };
    expect(compareValues({ integerValue: '9007199254740993' }, double)).toBeGreaterThan(0);
    expect(compareValues({ integerValue: '9007199254740992' }, double)).toBe(0);
    expect(compareValues({ integerValue: '9007199254740991' }, double)).toBeLessThan(0);
  });

  test('strings sort by their UTF-8 bytes', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (left, right) => {
        const bytes = Buffer.compare(Buffer.from(left), Buffer.from(right));
        expect(Math.sign(compareText(left, right))).toBe(bytes);
      }),
    );
  });
});
