import { endOfDanishDay } from '../time/danish-date.ts';
import { cashPrice } from '../vehicle/price/price.ts';
import type { PublicVehicle } from '../vehicle/public-vehicle.ts';
import { type Loan, loanCost } from './loan.ts';

/** The terms of the dealer's loan, as pages and the calculator show them. */
export interface LoanOffer {
  lender: string;
  /** Percent a year. */
  nominalRate: number;
  rateKind: 'variabel' | 'fast';
  /** DKK, paid when the loan begins. */
  fee: number;
  /** Percent of the price that the example pays itself, and the least that a buyer pays. */
  downPayment: { example: number; least: number };
  months: { example: number; choices: readonly number[] };
  /** DKK. */
  leastCredit: number;
  /** The last day on which the terms hold. */
  validUntil: string;
}

/** The loan that the dealer offers at `now`; null once its terms have passed. */
export function loanOffer(now: Date, loan: LoanOffer): LoanOffer | null {
  return endOfDanishDay(loan.validUntil, now) && loan;
}

/** The cash price that a loan for the vehicle begins with; null where no loan is offered. */
export function financedPrice(vehicle: PublicVehicle, loan: LoanOffer | null): number | null {
  if (loan === null || vehicle.status === 'sold') return null;
  const price = cashPrice(vehicle);
  return price !== null && calculateLoan(loan, { price }) ? price : null;
}

/** The representative example of a loan for the vehicle; null where no loan is offered. */
export function exampleLoan(vehicle: PublicVehicle, loan: LoanOffer | null): Loan | null {
  const price = financedPrice(vehicle, loan);
  return price === null || loan === null ? null : calculateLoan(loan, { price });
}

export interface LoanChoice {
  price: number;
  /** DKK; the example's share of the price where it is left out. */
  downPayment?: number;
  months?: number;
}

/** The loan for a choice; null where the lender offers none: too little credit, too little paid. */
export function calculateLoan(loan: LoanOffer, choice: LoanChoice): Loan | null {
  const { price, months = loan.months.example } = choice;
  const downPayment = choice.downPayment ?? share(price, loan.downPayment.example);
  const credit = price - downPayment;
  if (downPayment < share(price, loan.downPayment.least) || credit < loan.leastCredit) return null;
  const cost = loanCost({ credit, nominalRate: loan.nominalRate, months, fee: loan.fee });
  return cost && { price, downPayment, credit, months, ...cost };
}

/** The lowest price for which the lender offers a loan, in whole kroner. */
export function leastPrice({ leastCredit, downPayment }: LoanOffer): number {
  return Math.ceil(leastCredit / (1 - downPayment.least / 100));
}

/** In whole kroner, so that the figures of the example add up as they are read. */
export function share(price: number, percent: number): number {
  return Math.ceil((price * percent) / 100);
}
