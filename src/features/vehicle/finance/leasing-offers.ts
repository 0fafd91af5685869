import { formatAmount, formatKilometres, formatKroner } from '#copy/format.ts';
import { financeCopy } from '#copy/vehicles/vehicle-page.ts';
import { type LeasingTerms, leasingTerms } from '#domain/vehicle/leasing.ts';
import type { CustomerType } from '#domain/vehicle/price.ts';
import type { PublicVehicle } from '#domain/vehicle/public-vehicle.ts';
import type { Fact } from '#features/inventory/summary/row-facts.ts';

/** FlexLeasing for one type of customer, formatted. */
export interface LeasingOffer {
  customer: CustomerType;
  /** Null where only the other type of customer has a price. */
  terms: { monthly: string; facts: Fact[] } | null;
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

function formatTerms(terms: LeasingTerms): { monthly: string; facts: Fact[] } {
  const kroner = (amount: number | null) =>
    amount === null ? financeCopy.open : formatKroner(amount);
  const { residualValue } = terms;
  return {
    monthly: formatAmount(terms.monthly),
    facts: [
      { label: financeCopy.firstPayment, value: kroner(terms.firstPayment) },
      { label: financeCopy.monthly, value: kroner(terms.monthly) },
      {
        label: financeCopy.period,
        value: terms.months === null ? financeCopy.open : financeCopy.months(terms.months),
      },
      {
        label: financeCopy.kmPerYear,
        value: terms.kmPerYear === null ? financeCopy.open : formatKilometres(terms.kmPerYear),
      },
      {
        label: financeCopy.contractFee,
        value: financeCopy.contractFees[terms.customer](formatKroner(terms.contractFee)),
      },
      {
        label: financeCopy.residualValue,
        value:
          residualValue === null
            ? financeCopy.open
            : `${formatKroner(residualValue)} ${financeCopy.residualNote}`,
      },
      { label: financeCopy.total, value: kroner(terms.total) },
    ],
  };
}
