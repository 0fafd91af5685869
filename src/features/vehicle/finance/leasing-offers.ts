import { formatAmount, formatKilometres, formatKroner } from '#copy/format.ts';
import { type LeasingConditions, leasingConditions } from '#copy/vehicles/leasing-conditions.ts';
import { financeCopy } from '#copy/vehicles/vehicle-page.ts';
import { type LeasingTerms, leasingTerms } from '#domain/vehicle/price/leasing.ts';
import type { CustomerType } from '#domain/vehicle/price/shown-leasing.ts';
import type { PublicVehicle } from '#domain/vehicle/public-vehicle.ts';
import type { Fact } from '#features/inventory/summary/row-facts.ts';

/** FlexLeasing for one type of customer, formatted. */
export interface LeasingOffer {
  customer: CustomerType;
  /** Null where only the other type of customer has a price. */
  terms: FormattedTerms | null;
}

export interface FormattedTerms extends LeasingConditions {
  monthly: string;
  /** All of it as labels and values. */
  facts: Fact[];
}

/** The offers, business first; null where leasing is off or has no price at all. */
export function leasingOffers(vehicle: PublicVehicle): LeasingOffer[] | null {
  const offers = (['erhverv', 'privat'] as const).map((customer): LeasingOffer => {
    const terms = leasingTerms(vehicle, customer);
    return { customer, terms: terms && formatTerms(terms) };
  });
  return offers.some(({ terms }) => terms) ? offers : null;
}

/** The customer type selected at first: business, unless only private customers have a price. */
export function firstCustomer(offers: readonly LeasingOffer[]): CustomerType {
  return offers.find(({ terms }) => terms)?.customer ?? 'erhverv';
}

function formatTerms(terms: LeasingTerms): FormattedTerms {
  const { monthly, firstPayment, months, kmPerYear, residualValue, total } = terms;
  const texts = {
    firstPayment: firstPayment === null ? null : formatKroner(firstPayment),
    months: months === null ? null : financeCopy.months(months),
    kmPerYear: kmPerYear === null ? null : formatKilometres(kmPerYear),
    contractFee: financeCopy.contractFees[terms.customer](formatKroner(terms.contractFee)),
    residualValue:
      residualValue === null ? null : `${formatKroner(residualValue)} ${financeCopy.residualNote}`,
    total: total === null ? null : formatKroner(total),
  };
  return {
    monthly: formatAmount(monthly),
    ...leasingConditions(terms),
    facts: [
      { label: financeCopy.firstPayment, value: texts.firstPayment ?? financeCopy.open },
      { label: financeCopy.monthly, value: formatKroner(monthly) },
      { label: financeCopy.period, value: texts.months ?? financeCopy.open },
      { label: financeCopy.kmPerYear, value: texts.kmPerYear ?? financeCopy.open },
      { label: financeCopy.contractFee, value: texts.contractFee },
      { label: financeCopy.residualValue, value: texts.residualValue ?? financeCopy.open },
      { label: financeCopy.total, value: texts.total ?? financeCopy.open },
    ],
  };
}
