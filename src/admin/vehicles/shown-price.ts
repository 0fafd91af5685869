import { stockFactsCopy } from '#copy/admin/vehicles/stock-facts.ts';
import { formatKroner } from '#copy/format.ts';
import { amountText } from '#copy/vehicles/price/amount-text.ts';
import { shownOffer } from '#domain/price-log/shown-offer.ts';
import { cashPrice, purchasePrice } from '#domain/vehicle/price/price.ts';
import { daysInStock } from '#domain/vehicle/record/standing.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';

/** The price in DKK that the public site shows for the vehicle; null where it shows none. */
export function shownPrice(vehicle: Vehicle): number | null {
  return cashPrice(asShown(vehicle));
}

export function priceText(vehicle: Vehicle): string {
  return amountText(shownPrice(vehicle));
}

/** The price before an offer, as the public site shows it; null where it shows none. */
export function earlierPriceText(vehicle: Vehicle): string | null {
  const price = purchasePrice(asShown(vehicle));
  return price.kind === 'sale' ? stockFactsCopy.instead(formatKroner(price.original)) : null;
}

/** What every list states about a vehicle: `309.900 kr., før 329.900 kr. · 12 dage på lager` */
export function priceAndDays(vehicle: Vehicle, at = new Date()): string {
  const prices = [priceText(vehicle), earlierPriceText(vehicle)].filter(Boolean).join(', ');
  return `${prices} · ${stockFactsCopy.daysInStock(daysInStock(vehicle, at))}`;
}

/**
 * The field that the price on the public site comes from: that of the offer even where it is shown
 * without an earlier price.
 */
export function shownPriceField(vehicle: Vehicle): 'price' | 'sale_price' {
  const price = purchasePrice(asShown(vehicle));
  const isOffer =
    price.kind === 'sale' ||
    (price.kind === 'price' && vehicle.is_on_sale && price.price === vehicle.sale_price);
  return isOffer ? 'sale_price' : 'price';
}

function asShown(vehicle: Vehicle): Vehicle {
  return { ...vehicle, ...shownOffer(vehicle, new Date()) };
}
