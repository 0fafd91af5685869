import { expect, test } from 'vitest';
import { dealer } from '#dealer';
import { calculateLoan } from '#domain/finance/loan-offer.ts';
import { loanParts } from './loan-parts.ts';

test.each([
  { months: 60, exact: 7.3135, stated: '7,31 %' },
  { months: 36, exact: 8.0569, stated: '8,06 %' },
])('an ÅOP of $exact % is stated to the nearest hundredth, as the directive rounds', (loan) => {
  const choice = { price: 250_000, downPayment: 100_000, months: loan.months };
  const cost = calculateLoan(dealer.loan, choice);
  expect(cost?.annualPercentageRate).toBeCloseTo(loan.exact, 4);
  expect(JSON.stringify(cost && loanParts(dealer.loan, cost))).toContain(`ÅOP ${loan.stated}`);
});
