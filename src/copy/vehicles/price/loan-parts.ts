import { formatKroner, formatMonthly, formatPercentage } from '#copy/format.ts';
import { statedRate } from '#domain/finance/annual-rate.ts';
import type { Loan } from '#domain/finance/loan.ts';
import type { LoanOffer } from '#domain/finance/loan-offer.ts';
import { loanCopy as copy } from '../loan.ts';
import { line, type PriceFact, type PricePart } from './price-part.ts';

/** The monthly payment of a loan with everything that the law requires next to it. */
export function loanParts(terms: LoanOffer, loan: Loan): PricePart[] {
  const { facts } = copy;
  return [
    ...line('amount', formatMonthly(Math.ceil(loan.monthly))),
    ...line('line', copy.line(loan.months, rateOf(loan), totalOf(loan))),
    {
      kind: 'facts',
      facts: [
        ...factsOf(terms, loan),
        { label: facts.cost, value: formatKroner(Math.ceil(loan.cost)) },
        { label: facts.total, value: totalOf(loan) },
      ],
    },
  ];
}

/** The same in two lines, for a row of a list. */
export function shortLoanParts(terms: LoanOffer, loan: Loan): PricePart[] {
  const facts = factsOf(terms, loan).map(({ label, value }) => `${label} ${value}`);
  return [
    ...line('cash', copy.short(formatMonthly(Math.ceil(loan.monthly)), rateOf(loan))),
    ...line(
      'terms',
      [copy.example(loan.months, totalOf(loan)), ...facts, copy.warning].join(' · '),
    ),
  ];
}

function rateOf({ annualPercentageRate }: Loan): string {
  return formatPercentage(statedRate(annualPercentageRate));
}

function totalOf({ total }: Loan): string {
  return formatKroner(Math.ceil(total));
}

function factsOf(terms: LoanOffer, loan: Loan): PriceFact[] {
  const { facts } = copy;
  return [
    { label: facts.cash, value: formatKroner(loan.price) },
    { label: facts.downPayment, value: formatKroner(loan.downPayment) },
    { label: facts.credit, value: formatKroner(loan.credit) },
    { label: facts.rate[terms.rateKind], value: formatPercentage(terms.nominalRate) },
    { label: facts.fee, value: formatKroner(terms.fee) },
  ];
}
