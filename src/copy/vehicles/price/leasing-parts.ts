import { formatAmount, formatKilometres, formatKroner } from '#copy/format.ts';
import { type LeasingTerms, leasingTerms } from '#domain/vehicle/price/leasing.ts';
import { leasingPrice } from '#domain/vehicle/price/price.ts';
import type { CustomerType } from '#domain/vehicle/price/shown-leasing.ts';
import type { PublicVehicle } from '#domain/vehicle/public-vehicle.ts';
import { financeCopy } from '../vehicle-page.ts';
import { line, type PriceFact, type PricePart } from './price-part.ts';

/** FlexLeasing for one type of customer. */
export interface LeasingOffer {
  customer: CustomerType;
  /** Null where only the other type of customer has a price. */
  terms: OfferTerms | null;
}

export interface OfferTerms {
  /** The monthly payment with the terms that the law requires next to it. */
  parts: PricePart[];
  /** The same, with the payment as a link to `#leasing`. */
  linked: PricePart[];
  /** Every term as labels and values. */
  facts: PriceFact[];
  /** Every term in full, and who bears the risk of the residual value. */
  all: PricePart[];
  /** The text below the terms of both customer types side by side. */
  below: PricePart[];
}

/** The offers, business first; null where leasing is off or has no price at all. */
export function leasingOffers(vehicle: PublicVehicle): LeasingOffer[] | null {
  const offers = (['erhverv', 'privat'] as const).map((customer): LeasingOffer => {
    const terms = leasingTerms(vehicle, customer);
    return { customer, terms: terms && offerTerms(terms) };
  });
  return offers.some(({ terms }) => terms) ? offers : null;
}

/** The terms for the customer whose monthly payment lists show; null where there is none. */
export function listedTerms(vehicle: PublicVehicle): OfferTerms | null {
  const listed = leasingPrice(vehicle)?.customer;
  return leasingOffers(vehicle)?.find(({ customer }) => customer === listed)?.terms ?? null;
}

/** The customer type selected at first: business, unless only private customers have a price. */
export function firstCustomer(offers: readonly LeasingOffer[]): CustomerType {
  return offers.find(({ terms }) => terms)?.customer ?? 'erhverv';
}

function offerTerms(terms: LeasingTerms): OfferTerms {
  const { customer, monthly } = terms;
  const conditions = leasingConditions(terms);
  const beside: PricePart[] = [
    ...line('line', conditions.line),
    {
      kind: 'conditions',
      items: [conditions.cash, ...conditions.rest, financeCopy.creditWarning],
    },
  ];
  const unit = `${financeCopy.perMonth} ${financeCopy.vatShort[customer]}`;
  const facts = leasingFacts(terms);
  return {
    parts: [
      ...line('customer', financeCopy.customers[customer]),
      ...line('amount', formatAmount(monthly), ' ', { kind: 'unit', text: unit }),
      ...beside,
    ],
    linked: [
      ...line(
        'line',
        { kind: 'link', text: financeCopy.from(formatAmount(monthly)), href: '#leasing' },
        ` ${financeCopy.vatShort[customer]}`,
      ),
      ...beside,
    ],
    facts,
    all: [
      { kind: 'facts', facts },
      ...line('note', `${financeCopy.vat[customer]} ${financeCopy.residualCarrier}`),
    ],
    below: line('note', `${conditions.cash} · ${financeCopy.creditWarning}`),
  };
}

function leasingFacts(terms: LeasingTerms): PriceFact[] {
  const { customer, monthly, firstPayment, months, kmPerYear, residualValue, total } = terms;
  const text = <Value>(value: Value | null, format: (value: Value) => string) =>
    value === null ? financeCopy.open : format(value);
  return [
    { label: financeCopy.firstPayment, value: text(firstPayment, formatKroner) },
    { label: financeCopy.monthly, value: formatKroner(monthly) },
    { label: financeCopy.period, value: text(months, financeCopy.months) },
    { label: financeCopy.kmPerYear, value: text(kmPerYear, formatKilometres) },
    {
      label: financeCopy.contractFee,
      value: financeCopy.contractFees[customer](formatKroner(terms.contractFee)),
    },
    {
      label: financeCopy.residualValue,
      value: text(residualValue, (value) => `${formatKroner(value)} ${financeCopy.residualNote}`),
    },
    { label: financeCopy.total, value: text(total, formatKroner) },
  ];
}

/** The conditions that must stand next to a monthly payment anywhere. */
interface LeasingConditions {
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
  const first = listed([
    firstPayment === null ? null : copy.firstPayment(formatKroner(firstPayment)),
    months === null ? null : financeCopy.months(months),
    kmPerYear === null ? null : copy.kmPerYear(formatKilometres(kmPerYear)),
  ]);
  return {
    cash: cashPrice === null ? '' : cashText(cashPrice, customer),
    line: first,
    rest: [
      copy.contractFee(financeCopy.contractFees[customer](formatKroner(terms.contractFee))),
      ...(residualValue === null ? [] : [copy.residualValue(formatKroner(residualValue))]),
      ...(total === null ? [] : [copy.total(formatKroner(total))]),
    ],
    short: listed([
      first,
      copy.contractFee(formatKroner(terms.contractFee)),
      residualValue === null ? null : copy.residualRisk(formatKroner(residualValue)),
      total === null ? null : copy.totalShort(formatKroner(total)),
    ]),
  };
}

/** Next to amounts without moms, the cash price says that it includes moms. */
function cashText(amount: number, customer: CustomerType): string {
  const text = `${financeCopy.cashPrice} ${formatKroner(amount)}`;
  return customer === 'erhverv' ? `${text} ${financeCopy.vatShort.privat}` : text;
}

function listed(parts: readonly (string | null)[]): string {
  return parts.filter(Boolean).join(' · ');
}
