import { formatKroner } from '#copy/format.ts';
import { financeCopy } from '#copy/vehicles/vehicle-page.ts';
import { priceCopy } from '#copy/vehicles/vehicle-row.ts';
import { purchasePrice } from '#domain/vehicle/price/price.ts';
import type { PublicVehicle } from '#domain/vehicle/public-vehicle.ts';
import { type LeasingOffer, leasingOffers } from '../finance/leasing-offers.ts';

/** The price of a vehicle with what the law wants beside it, as `PriceBlock.astro` shows it. */
export function priceElements(vehicle: PublicVehicle): HTMLElement[] {
  const price = purchasePrice(vehicle);
  if (price.kind === 'on_request') return [element('p', 'fallback__amount', priceCopy.onRequest)];
  const vat = element('span', 'fallback__vat', priceCopy.inclusive);
  if (price.kind === 'price') {
    return [element('p', 'fallback__amount', `${formatKroner(price.price)} `, vat)];
  }
  return [
    element(
      'p',
      'fallback__before',
      element('span', 'visually-hidden', `${priceCopy.before} `),
      element('s', '', formatKroner(price.original)),
      ' ',
      element('span', 'badge badge--offer', priceCopy.sale),
    ),
    element('p', 'fallback__amount fallback__amount--sale', `${formatKroner(price.sale)} `, vat),
    element('p', 'fallback__saved', priceCopy.saved(formatKroner(price.savings))),
  ];
}

/** The monthly payments with their terms; none where the vehicle is not leased. */
export function leasingElements(vehicle: PublicVehicle): HTMLElement[] {
  return (leasingOffers(vehicle) ?? []).flatMap(offerElements);
}

function offerElements({ customer, terms }: LeasingOffer): HTMLElement[] {
  if (!terms) return [];
  const heading = `${financeCopy.leasing}, ${financeCopy.customers[customer]}`;
  const monthly = `${terms.monthly} ${financeCopy.perMonth} ${financeCopy.vatShort[customer]}`;
  const rest = `${[terms.cash, ...terms.rest].join(' · ')}. ${financeCopy.residualCarrier} ${financeCopy.creditWarning}`;
  const offer = element(
    'section',
    'fallback__offer',
    element('h2', '', heading),
    element('p', 'fallback__monthly', monthly),
    element('p', '', terms.line),
    element('p', 'quiet small', rest),
  );
  offer.dataset['monthly'] = 'leasing';
  return [offer];
}

export function element(
  tag: string,
  className: string,
  ...children: (Node | string)[]
): HTMLElement {
  const created = document.createElement(tag);
  if (className) created.className = className;
  created.append(...children);
  return created;
}
