import { formatKroner, formatMonthly, formatPercentage } from '#copy/format.ts';
import { loanCopy } from '#copy/vehicles/loan.ts';
import { dealer } from '#dealer';
import { statedRate } from '#domain/finance/annual-rate.ts';
import { calculateLoan, type LoanChoice } from '#domain/finance/loan-offer.ts';

/** What pages say of a loan by the dealer's terms, as visitors read it; `LOAN` has the figures of its calculation. */
export function loanTexts(choice: LoanChoice): Record<'monthly' | 'line' | 'total', string> {
  const loan = calculateLoan(dealer.loan, choice);
  if (!loan) throw new Error(`The lender offers no loan for ${JSON.stringify(choice)}.`);
  const total = formatKroner(Math.ceil(loan.total));
  const rate = formatPercentage(statedRate(loan.annualPercentageRate));
  const monthly = formatMonthly(Math.ceil(loan.monthly));
  return { monthly, line: loanCopy.line(loan.months, rate, total), total };
}
