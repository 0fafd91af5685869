import { formatKroner, formatMonthly, formatPercentage } from '#copy/format.ts';
import type { dealer } from '#dealer';
import { statedRate } from '#domain/finance/annual-rate.ts';
import type { Loan } from '#domain/finance/loan.ts';
import { loanCopy as copy } from '../loan.ts';
import { line, type PricePart } from './price-part.ts';

/** The monthly payment of a loan with everything that the law wants beside it. */
export function loanParts(terms: typeof dealer.loan, loan: Loan): PricePart[] {
  const { facts } = copy;
  const rate = formatPercentage(statedRate(loan.annualPercentageRate));
  const rows: [string, string][] = [
    [facts.cash, formatKroner(loan.price)],
    [facts.downPayment, formatKroner(loan.downPayment)],
    [facts.credit, formatKroner(loan.credit)],
    [facts.rate[terms.rateKind], formatPercentage(terms.nominalRate)],
    [facts.fee, formatKroner(terms.fee)],
    [facts.cost, formatKroner(Math.ceil(loan.cost))],
    [facts.total, formatKroner(Math.ceil(loan.total))],
  ];
  return [
    ...line('amount', formatMonthly(Math.ceil(loan.monthly))),
    ...line('line', copy.line(loan.months, rate, formatKroner(Math.ceil(loan.total)))),
    { kind: 'facts', facts: rows.map(([label, value]) => ({ label, value })) },
  ];
}
