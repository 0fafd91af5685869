import type { LeasingTerms } from '#domain/vehicle/price/leasing.ts';
import type { CustomerType } from '#domain/vehicle/price/shown-leasing.ts';
import { formatKilometres, formatKroner } from '../format.ts';
import { financeCopy } from './vehicle-page.ts';

/** What has to stand beside a monthly payment, wherever that stands. */
export interface LeasingConditions {
  /** `Kontantpris 359.900 kr.`; empty where the price is on request. */
  cash: string;
  /** First payment, months and kilometres. */
  line: string;
  /** Fee, residual value with who bears it, and total: a text each. */
  rest: string[];
  /** The same for a list, in fewer words; a note below the list says that borrowing costs money. */
  short: string;
}

/** The conditions of a monthly payment as text; a term that is not known is left out. */
export function leasingConditions(terms: LeasingTerms): LeasingConditions {
  const { customer, cashPrice, firstPayment, months, kmPerYear, residualValue, total } = terms;
  const { terms: copy } = financeCopy;
  const line = listed([
    firstPayment === null ? null : copy.firstPayment(formatKroner(firstPayment)),
    months === null ? null : financeCopy.months(months),
    kmPerYear === null ? null : copy.kmPerYear(formatKilometres(kmPerYear)),
  ]);
  return {
    cash: cashPrice === null ? '' : cashText(cashPrice, customer),
    line,
    rest: [
      copy.contractFee(financeCopy.contractFees[customer](formatKroner(terms.contractFee))),
      ...(residualValue === null ? [] : [copy.residualValue(formatKroner(residualValue))]),
      ...(total === null ? [] : [copy.total(formatKroner(total))]),
    ],
    short: listed([
      line,
      copy.contractFee(formatKroner(terms.contractFee)),
      residualValue === null ? null : copy.residualRisk(formatKroner(residualValue)),
      total === null ? null : copy.totalShort(formatKroner(total)),
    ]),
  };
}

/** Beside amounts without moms, the cash price says that it includes it. */
function cashText(amount: number, customer: CustomerType): string {
  const text = `${financeCopy.cashPrice} ${formatKroner(amount)}`;
  return customer === 'erhverv' ? `${text} ${financeCopy.vatShort.privat}` : text;
}

function listed(parts: readonly (string | null)[]): string {
  return parts.filter(Boolean).join(' · ');
}
