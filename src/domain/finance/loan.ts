import { annualRate } from './annual-rate.ts';

/** What a loan is asked for. Amounts in DKK, the rate in percent a year. */
export interface LoanTerms {
  /** What is borrowed, before fees. */
  credit: number;
  /** The debtor rate, charged by the month. */
  nominalRate: number;
  /** Number of equal monthly payments. */
  months: number;
  /** Paid when the loan begins, in addition to the credit. */
  fee: number;
}

/** What a loan costs. Amounts in DKK, not rounded; rates in percent a year. */
export interface LoanCost {
  monthly: number;
  /** All payments and the fee. */
  total: number;
  /** The amount paid beyond what was borrowed. */
  cost: number;
  /** ÅOP of directive 2008/48/EC, annex I: the yearly rate of all payments and the fee. */
  annualPercentageRate: number;
}

/** A loan for a price, with what it costs. Amounts in DKK. */
export interface Loan extends LoanCost {
  price: number;
  downPayment: number;
  credit: number;
  months: number;
}

/**
 * The cost of an annuity loan; null where the terms describe none: no credit, less than one month,
 * a negative rate or fee, or a fee that takes the whole credit.
 */
export function loanCost({ credit, nominalRate, months, fee }: LoanTerms): LoanCost | null {
  if (![credit, nominalRate, months, fee].every(Number.isFinite)) return null;
  if (credit <= 0 || !Number.isInteger(months) || months < 1) return null;
  if (nominalRate < 0 || fee < 0 || fee >= credit) return null;
  const monthly = annuity(credit, nominalRate / 1200, months);
  const total = monthly * months + fee;
  return {
    monthly,
    total,
    cost: total - credit,
    annualPercentageRate: annualRate(credit - fee, monthly, months) * 100,
  };
}

/** The equal payment that repays `credit` in `months` at a rate by the month. */
function annuity(credit: number, rate: number, months: number): number {
  if (rate === 0) return credit / months;
  // expm1 and log1p keep a rate close to 0 exact.
  return (credit * rate) / -Math.expm1(-months * Math.log1p(rate));
}
