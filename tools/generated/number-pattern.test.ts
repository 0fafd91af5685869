import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toText } from '#emulator/rules/library/conversions.ts';
import { decimalPattern, numberPattern } from './number-pattern.ts';

test('the pattern of a range matches exactly the numbers of the range', () => {
  const number = fc.oneof(fc.nat(120), fc.nat(30_000));
  fc.assert(
    fc.property(number, number, number, (a, b, value) => {
      const [min, max] = [Math.min(a, b), Math.max(a, b)];
      const pattern = new RegExp(`^(${numberPattern(min, max)})$`, 'u');
      for (const near of [value, min - 1, min, max, max + 1].filter((one) => one >= 0)) {
        expect([near, pattern.test(String(near))]).toEqual([near, near >= min && near <= max]);
      }
    }),
  );
});

test.each([
  [0, 9, '[0-9]'],
  [1, 120, '[1-9][0-9]?|1([0-1][0-9]|20)'],
  [0, 1000, '[0-9]{1,3}|1000'],
  [1900, 2100, '19[0-9]{2}|2(0[0-9]{2}|100)'],
])('the pattern of the numbers from %i to %i is %s', (min, max, pattern) => {
  expect(numberPattern(min, max)).toBe(pattern);
});

test('the pattern of a range of decimals matches exactly the numbers of the range', () => {
  const value = fc.oneof(
    fc.double({ min: 0, max: 1100, noNaN: true }),
    fc.double({ min: 0, max: 200_000_000, noNaN: true }),
    fc.constantFrom(0, 0.5, 1, 1.5, 999.5, 1000, 1000.5, 9_999_999.5, 1e7, 1e8, 100_000_000.5),
  );
  fc.assert(
    fc.property(value, fc.constantFrom([0, 1000], [1, 200], [0, 100_000_000]), (number, range) => {
      const [min = 0, max = 0] = range;
      const pattern = new RegExp(`^(${decimalPattern(min, max)})$`, 'u');
      const isWithin = number >= min && number <= max;
      expect([number, pattern.test(toText(number))]).toEqual([number, isWithin]);
      expect(pattern.test(toText(-1 - number))).toBe(false);
    }),
  );
});
