import { stockFactsCopy } from '#copy/admin/vehicles/stock-facts.ts';
import { formatKroner } from '#copy/format.ts';
import { shownOffer } from '#domain/price-log/shown-offer.ts';
import { type PriceDisplay, purchasePrice } from '#domain/vehicle/price/price.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';

/** The price before an offer, as the public site shows it; null where it shows none. */
export function earlierPriceText(vehicle: Vehicle): string | null {
  const price = shownPrice(vehicle);
  return price.kind === 'sale' ? stockFactsCopy.instead(formatKroner(price.original)) : null;
}

/**
 * The field that the price on the public site comes from: that of the offer even where it is shown
 * without an earlier price.
 */
export function shownPriceField(vehicle: Vehicle): 'price' | 'sale_price' {
  const price = shownPrice(vehicle);
  const isOffer =
    price.kind === 'sale' ||
    (price.kind === 'price' && vehicle.is_on_sale && price.price === vehicle.sale_price);
  return isOffer ? 'sale_price' : 'price';
}

function shownPrice(vehicle: Vehicle): Exclude<PriceDisplay, { kind: 'leasing' }> {
  return purchasePrice({ ...vehicle, ...shownOffer(vehicle, new Date()) });
}
