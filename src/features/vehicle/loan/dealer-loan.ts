import { dealer } from '#dealer';
import { type LoanOffer, loanOffer } from '#domain/finance/loan-offer.ts';

/** The loan that the dealer offers at `now`; null once its terms have passed. */
export function dealerLoan(now: Date): LoanOffer | null {
  return loanOffer(now, dealer.loan);
}
