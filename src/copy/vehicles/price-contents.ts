import { purchasePrice } from '#domain/vehicle/price.ts';
import type { PublicVehicle } from '#domain/vehicle/public-vehicle.ts';
import { formatKroner } from '../format.ts';

const MOMS = 1.25;

const copy = {
  margin: 'Brugtmoms: momsen kan ikke trækkes fra',
  deductible: (net: string) => `${net} ekskl. moms, som virksomheder kan trække fra`,
  delivery: {
    included: 'leveringsomkostninger er med',
    excluded: 'leveringsomkostninger kommer til',
  },
  plates: { included: 'nummerplader er med', excluded: 'nummerplader kommer til' },
} as const;

/** What the price of a vehicle contains, as far as staff said so; in the order of a price sign. */
export function priceContents(vehicle: PublicVehicle): string[] {
  const { vat_kind, price_includes_delivery, price_includes_plates } = vehicle;
  const price = purchasePrice(vehicle);
  const parts: string[] = [];
  if (vat_kind === 'margin') parts.push(copy.margin);
  if (vat_kind === 'deductible' && price.kind !== 'on_request') {
    const gross = price.kind === 'sale' ? price.sale : price.price;
    parts.push(copy.deductible(formatKroner(Math.round(gross / MOMS))));
  }
  if (price_includes_delivery) parts.push(copy.delivery[price_includes_delivery]);
  if (price_includes_plates) parts.push(copy.plates[price_includes_plates]);
  return parts.map((part, index) => (index === 0 ? capitalised(part) : part));
}

function capitalised(text: string): string {
  return text.charAt(0).toLocaleUpperCase('da') + text.slice(1);
}
