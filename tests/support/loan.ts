import type { LoanOffer } from '#domain/finance/loan-offer.ts';

/** Terms whose figures the tests state, whatever the dealer's own are. */
export const LOAN: LoanOffer = {
  lender: 'Banken',
  nominalRate: 5.95,
  rateKind: 'variabel',
  fee: 4000,
  downPayment: { example: 20, least: 20 },
  months: { example: 84, choices: [12, 24, 36, 48, 60, 72, 84, 96] },
  leastCredit: 30_000,
  validUntil: '2026-12-31',
};
