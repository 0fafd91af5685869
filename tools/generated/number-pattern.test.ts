import fc from 'fast-check';
import { expect, test } from 'vitest';
import { numberPattern } from './number-pattern.ts';

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
