import { expect, test } from 'vitest';
import { changedPrice } from './price-change.ts';

test.each([
  [346_800, 'percent', -5, 'none', 329_460],
  [346_800, 'percent', -5, '100', 329_500],
  [346_800, 'percent', -5, '500', 329_500],
  [346_800, 'percent', -5, '1000', 329_000],
  [346_800, 'percent', -5, '900', 329_900],
  [345_500, 'amount', 0, '900', 345_900],
  [345_300, 'amount', 0, '900', 344_900],
  [99_999, 'percent', 1, 'none', 100_999],
  [200_000, 'amount', -5000, 'none', 195_000],
  [200_000, 'fixed', 149_995, '1000', 149_995],
  [0, 'fixed', 149_900, 'none', 149_900],
] as const)(
  'a price of %d kr. changed by %s %d and rounded to %s is %d kr.',
  (price, by, value, rounding, after) => {
    expect(changedPrice(price, { by, value }, rounding)).toBe(after);
  },
);

test('a vehicle without a price, or whose price would vanish, is not changed', () => {
  expect(changedPrice(0, { by: 'percent', value: -5 }, 'none')).toBeNull();
  expect(changedPrice(4000, { by: 'amount', value: -5000 }, 'none')).toBeNull();
  expect(changedPrice(200, { by: 'percent', value: -5 }, '1000')).toBeNull();
});
