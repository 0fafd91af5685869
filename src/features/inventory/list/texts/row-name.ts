import type { LoanOffer } from '#domain/finance/loan-offer.ts';

/** The name under which the markup of a row is cached: it depends on the loan as well. */
export function rowName(loan: LoanOffer | null): string {
  return `row, loan until ${loan?.validUntil}`;
}
