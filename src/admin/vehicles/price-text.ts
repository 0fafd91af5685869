import { amountText } from '#copy/vehicles/price/amount-text.ts';
import { shownOffer } from '#domain/price-log/shown-offer.ts';
import { cashPrice } from '#domain/vehicle/price/price.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { earlierPriceText } from './table/price/shown-price.ts';

/** The price that the public site shows for the vehicle. */
export function priceText(vehicle: Vehicle): string {
  return amountText(cashPrice({ ...vehicle, ...shownOffer(vehicle, new Date()) }));
}

/** The price with the one before an offer: `309.900 kr., før 329.900 kr.` */
export function pricesText(vehicle: Vehicle): string {
  return [priceText(vehicle), earlierPriceText(vehicle)].filter(Boolean).join(', ');
}
