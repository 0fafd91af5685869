import { expect, test } from 'vitest';
import { aPublicVehicle } from '#tests/support/catalogue-builders.ts';
import { LOAN as loan } from '#tests/support/loan.ts';
import { calculateLoan, financedPrice, loanOffer } from './loan-offer.ts';

test('a loan is offered to the end of its last day in Denmark and then no more', () => {
  const last = new Date('2026-12-31T22:59:59Z');
  const over = new Date('2026-12-31T23:00:00Z');
  expect(loanOffer(last, loan)).toBe(loan);
  expect(loanOffer(over, loan)).toBeNull();
});

test('the example of a loan is a fifth of the price paid and the rest borrowed', () => {
  const example = calculateLoan(loan, { price: 250_000 });
  expect(example).toMatchObject({ downPayment: 50_000, credit: 200_000, months: 84 });
  expect(example?.monthly.toFixed(2)).toBe('2916.92');
  expect(example?.total.toFixed(2)).toBe('249021.22');
});

test('no loan is offered below the least down payment or the least credit', () => {
  expect(calculateLoan(loan, { price: 250_000, downPayment: 49_999 })).toBeNull();
  expect(calculateLoan(loan, { price: 250_000, downPayment: 220_001 })).toBeNull();
  expect(calculateLoan(loan, { price: 20_000 })).toBeNull();
  expect(calculateLoan(loan, { price: Number.NaN })).toBeNull();
});

test('a loan begins with the price that is asked, and is not offered for a sold car', () => {
  const car = aPublicVehicle({ price: 250_000 });
  expect(financedPrice(car, loan)).toBe(250_000);
  expect(financedPrice({ ...car, status: 'sold' }, loan)).toBeNull();
  expect(financedPrice({ ...car, price: 0 }, loan)).toBeNull();
  expect(financedPrice(car, null)).toBeNull();
  const offer = { is_on_sale: true, original_price: 250_000, sale_price: 230_000 };
  expect(financedPrice({ ...car, ...offer }, loan)).toBe(230_000);
});
