import { sheetCopy } from '#copy/admin/vehicles/sheet.ts';
import { formatDate, formatKroner, formatMonthly } from '#copy/format.ts';
import { leasingTerms } from '#domain/vehicle/price/leasing.ts';
import { cashPrice, listPrice, purchasePrice, withoutMoms } from '#domain/vehicle/price/price.ts';
import type { CustomerType } from '#domain/vehicle/price/shown-leasing.ts';
import type { PublicVehicle } from '#domain/vehicle/public-vehicle.ts';
import { financeCopy } from '../vehicle-page.ts';
import { priceCopy } from '../vehicle-row.ts';
import { amountText } from './amount-text.ts';
import { leasingConditions } from './leasing-parts.ts';
import { priceContents } from './price-contents.ts';
import { line, type PricePart, type PriceRun } from './price-part.ts';

/**
 * The price on lists: an offer, the monthly payment with its conditions, the price, or on request. A
 * business reads its own payment, and which cash prices include moms. Moms that can be deducted is
 * named to everybody.
 */
export function listParts(vehicle: PublicVehicle, customer: CustomerType = 'privat'): PricePart[] {
  const price = listPrice(vehicle, customer);
  const terms = price.kind === 'leasing' ? leasingTerms(vehicle, price.customer) : null;
  if (terms) {
    const { cash, short } = leasingConditions(terms);
    return [
      ...line('amount', formatMonthly(terms.monthly)),
      ...line('note', priceCopy.leasing[terms.customer]),
      ...line('cash', cash),
      ...line('note', withoutDeductible(vehicle)),
      ...line('terms', short),
    ];
  }
  const exclusive = withoutDeductible(vehicle);
  const namesMoms = exclusive !== '' || (customer === 'erhverv' && cashPrice(vehicle) !== null);
  return [
    ...cashParts(vehicle),
    ...(namesMoms
      ? line('note', [priceCopy.inclusive, exclusive].filter(Boolean).join(' · '))
      : []),
  ];
}

/** The price of buying alone, where the conditions of a monthly payment have no space. */
export function cashParts(vehicle: PublicVehicle, ...unit: PriceRun[]): PricePart[] {
  const price = purchasePrice(vehicle);
  if (price.kind === 'on_request') return line('amount', priceCopy.onRequest);
  if (price.kind === 'price') return line('amount', formatKroner(price.price), ...unit);
  return [
    ...line(
      'before',
      { kind: 'hidden', text: `${priceCopy.before} ` },
      { kind: 'struck', text: formatKroner(price.original) },
      ' ',
      { kind: 'badge', text: priceCopy.sale },
    ),
    ...line(
      'offer',
      { kind: 'hidden', text: `${priceCopy.now} ` },
      formatKroner(price.sale),
      ...unit,
    ),
    ...line('saved', priceCopy.saved(formatKroner(price.savings))),
  ];
}

/** The price of buying on the page of the vehicle, with what it contains. */
export function pageParts(
  vehicle: PublicVehicle,
  lowered: { since: string; before: number } | null,
): PricePart[] {
  if (cashPrice(vehicle) === null) return cashParts(vehicle);
  const isOffer = purchasePrice(vehicle).kind === 'sale';
  return [
    ...(vehicle.flexleasing_enabled ? line('label', financeCopy.cashPrice) : []),
    ...cashParts(vehicle, ' ', INCLUSIVE),
    ...(lowered
      ? line('note', priceCopy.lowered(formatDate(lowered.since), formatKroner(lowered.before)))
      : []),
    ...(isOffer && vehicle.offer_until
      ? line('note', priceCopy.offerUntil(formatDate(vehicle.offer_until)))
      : []),
    ...line('note', priceContents(vehicle).join(' · ')),
  ];
}

/** The price that a buyer pays now, in one line. */
export function shortParts(vehicle: PublicVehicle): PricePart[] {
  const price = cashPrice(vehicle);
  return line('amount', amountText(price), ...(price === null ? [] : [' ', INCLUSIVE]));
}

/** The price on the sign in the windscreen; on paper nothing is hidden. */
export function signParts(vehicle: PublicVehicle): PricePart[] {
  const price = purchasePrice(vehicle);
  return [
    ...(price.kind === 'sale'
      ? line(
          'before',
          { kind: 'struck', text: `${priceCopy.before} ${formatKroner(price.original)}` },
          ' ',
          { kind: 'badge', text: priceCopy.sale },
        )
      : []),
    ...line('amount', amountText(cashPrice(vehicle))),
    ...(price.kind === 'sale' ? line('saved', priceCopy.saved(formatKroner(price.savings))) : []),
    ...line(
      'note',
      [
        ...(price.kind === 'on_request' ? [] : [sheetCopy.inclusive]),
        ...priceContents(vehicle),
      ].join(' · '),
    ),
  ];
}

const INCLUSIVE: PriceRun = { kind: 'unit', text: priceCopy.inclusive };

/** The cash price without moms where that can be deducted; else empty. */
function withoutDeductible(vehicle: PublicVehicle): string {
  const price = cashPrice(vehicle);
  if (price === null || vehicle.vat_kind !== 'deductible') return '';
  return priceCopy.exclusive(formatKroner(withoutMoms(price)));
}
