import fc from 'fast-check';
import { expect, test } from 'vitest';
import { presentValue, statedRate } from './annual-rate.ts';
import { loanCost } from './loan.ts';

const round = (value: number | undefined) => value?.toFixed(2);
const stated = (percent: number | undefined) => statedRate(percent ?? Number.NaN);

test('200.000 kr. at 5,95 % over 84 months with a fee of 4.000 kr. has an ÅOP of 6,77 %', () => {
  const cost = loanCost({ credit: 200_000, nominalRate: 5.95, months: 84, fee: 4000 });
  expect(round(cost?.monthly)).toBe('2916.92');
  expect(round(cost?.total)).toBe('249021.22');
  expect(round(cost?.cost)).toBe('49021.22');
  expect(stated(cost?.annualPercentageRate)).toBe(6.77);
});

test('the same loan without a fee has an ÅOP of 6,12 %', () => {
  const cost = loanCost({ credit: 200_000, nominalRate: 5.95, months: 84, fee: 0 });
  expect(stated(cost?.annualPercentageRate)).toBe(6.12);
});

test('a loan without interest has an ÅOP of 2,01 % by its fee alone', () => {
  const cost = loanCost({ credit: 100_000, nominalRate: 0, months: 36, fee: 3000 });
  expect(stated(cost?.annualPercentageRate)).toBe(2.01);
  expect(round(cost?.total)).toBe('103000.00');
});

test('a loan without interest and fee has an ÅOP of 0', () => {
  const cost = loanCost({ credit: 100_000, nominalRate: 0, months: 36, fee: 0 });
  expect(stated(cost?.annualPercentageRate)).toBe(0);
});

const loans = fc.record({
  credit: fc.integer({ min: 1000, max: 2_000_000 }),
  nominalRate: fc.double({ min: 0, max: 40, noNaN: true }),
  months: fc.integer({ min: 1, max: 120 }),
  fee: fc.integer({ min: 0, max: 900 }),
});

test('the payments of a loan are at its ÅOP worth what the borrower received, within 1 øre', () => {
  fc.assert(
    fc.property(loans, (terms) => {
      const cost = loanCost(terms);
      if (!cost) throw new Error('Every such loan has a cost.');
      const worth = presentValue(cost.monthly, terms.months, cost.annualPercentageRate / 100);
      expect(Math.abs(worth - (terms.credit - terms.fee))).toBeLessThan(0.01);
    }),
  );
});

test('a loan that rises in rate or fee never falls in ÅOP', () => {
  fc.assert(
    fc.property(loans, (terms) => {
      const rate = loanCost(terms)?.annualPercentageRate ?? 0;
      const dearer = loanCost({ ...terms, nominalRate: terms.nominalRate + 1 });
      const withFee = loanCost({ ...terms, fee: terms.fee + 50 });
      expect(dearer?.annualPercentageRate).toBeGreaterThan(rate);
      expect(withFee?.annualPercentageRate).toBeGreaterThan(rate);
    }),
  );
});

test.each([
  { credit: 0, nominalRate: 5, months: 12, fee: 0 },
  { credit: 100_000, nominalRate: -1, months: 12, fee: 0 },
  { credit: 100_000, nominalRate: 5, months: 0, fee: 0 },
  { credit: 100_000, nominalRate: 5, months: 12.5, fee: 0 },
  { credit: 1000, nominalRate: 5, months: 12, fee: 1000 },
  { credit: Number.NaN, nominalRate: 5, months: 12, fee: 0 },
])('terms that describe no loan have no cost: %o', (terms) => {
  expect(loanCost(terms)).toBeNull();
});

test('a stated ÅOP is never below the exact one, and at most a hundredth above it', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 60, noNaN: true }), (percent) => {
      expect(statedRate(percent)).toBeGreaterThan(percent - 1e-8);
      expect(statedRate(percent)).toBeLessThan(percent + 0.01 + 1e-8);
    }),
  );
  expect(statedRate(6.77)).toBe(6.77);
});

test('payments are together worth what each of them is worth today', () => {
  const one = (rate: number) => (_: unknown, month: number) =>
    2500 / (1 + rate) ** ((month + 1) / 12);
  for (const rate of [0, 1e-9, 0.0677, 1.5]) {
    const sum = Array.from({ length: 84 }, one(rate)).reduce((a, b) => a + b, 0);
    expect(presentValue(2500, 84, rate), String(rate)).toBeCloseTo(sum, 6);
  }
});
