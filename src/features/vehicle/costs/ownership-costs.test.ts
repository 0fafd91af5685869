import { expect, test } from 'vitest';
import { monthlyCosts, typedNumber } from './ownership-costs.ts';

const petrol = { fuel_type: 'benzin' as const, consumption_km_l: 20, consumption_wh_km: null };
const NOTHING = { kilometresPerYear: null, energyPrice: null, insurance: null };

test('the monthly cost of a car is its tax, its energy and the typed insurance', () => {
  const own = { kilometresPerYear: 12_000, energyPrice: 14, insurance: 400 };
  expect(monthlyCosts(petrol, 1200, own)).toEqual({
    tax: 100,
    energy: 700,
    insurance: 400,
    sum: 1200,
    isWhole: true,
  });
});

test('unknown costs are left out of the sum, which says so', () => {
  expect(monthlyCosts(petrol, 1200, NOTHING)).toMatchObject({
    energy: null,
    sum: 100,
    isWhole: false,
  });
  const own = { kilometresPerYear: 12_000, energyPrice: 14, insurance: 400 };
  expect(monthlyCosts({ ...petrol, consumption_km_l: null }, null, own)).toMatchObject({
    tax: null,
    energy: null,
    sum: 400,
    isWhole: false,
  });
});

test('a car of which nobody knows a cost has no sum, which would read as free', () => {
  expect(monthlyCosts({ ...petrol, consumption_km_l: null }, null, NOTHING)).toMatchObject({
    sum: null,
    isWhole: false,
  });
});

test.each([
  ['15.000', 15_000],
  ['2,45', 2.45],
  ['12.5', 12.5],
  ['15.000 km', 15_000],
  ['400,-', 400],
  ['', null],
  ['-3', null],
  ['ca. 3', null],
])('the text %j is read as %j', (text, value) => {
  expect(typedNumber(text)).toBe(value);
});
