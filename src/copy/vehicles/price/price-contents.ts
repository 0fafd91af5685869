import { formatKroner } from '#copy/format.ts';
import { dealer } from '#dealer';
import { cashPrice, withoutMoms } from '#domain/vehicle/price/price.ts';
import type { PublicVehicle } from '#domain/vehicle/public-vehicle.ts';

const copy = {
  margin: 'Brugtmoms: momsen kan ikke trækkes fra',
  deductible: (net: string) => `${net} ekskl. moms. Virksomheder kan trække momsen fra`,
  delivery: {
    included: 'leveringsomkostninger er med',
    excluded: 'leveringsomkostninger kommer til',
  },
  deliveryTotal: (cost: string, total: string) =>
    `leveringsomkostninger på ${cost} kommer til: i alt ${total}`,
  deliveryAndPlates: 'inkl. levering og nummerplader',
  plates: { included: 'nummerplader er med', excluded: 'nummerplader kommer til' },
} as const;

/**
 * What the price of a vehicle includes, as far as staff stated it; in the order of a price sign.
 * `cost` is what delivery costs every buyer, with which a price without it gets its total.
 */
export function priceContents(vehicle: PublicVehicle, cost = dealer.deliveryCost): string[] {
  const { vat_kind, price_includes_delivery, price_includes_plates } = vehicle;
  const price = cashPrice(vehicle);
  const parts: string[] = [];
  if (vat_kind === 'margin') parts.push(copy.margin);
  if (vat_kind === 'deductible' && price !== null) {
    parts.push(copy.deductible(formatKroner(withoutMoms(price))));
  }
  if (price_includes_delivery === 'included' && price_includes_plates === 'included') {
    parts.push(copy.deliveryAndPlates);
  } else {
    if (price_includes_delivery) parts.push(deliveryText(price, price_includes_delivery, cost));
    if (price_includes_plates) parts.push(copy.plates[price_includes_plates]);
  }
  return parts.map((part, index) => (index === 0 ? capitalised(part) : part));
}

function deliveryText(
  price: number | null,
  included: NonNullable<PublicVehicle['price_includes_delivery']>,
  cost: number | null,
): string {
  if (included === 'included' || cost === null || price === null) {
    return copy.delivery[included];
  }
  return copy.deliveryTotal(formatKroner(cost), formatKroner(price + cost));
}

function capitalised(text: string): string {
  return text.charAt(0).toLocaleUpperCase('da') + text.slice(1);
}
