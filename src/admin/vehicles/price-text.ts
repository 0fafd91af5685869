import { stockFactsCopy } from '#copy/admin/vehicles/stock-facts.ts';
import { amountText } from '#copy/vehicles/price/amount-text.ts';
import { shownOffer } from '#domain/price-log/shown-offer.ts';
import { cashPrice } from '#domain/vehicle/price/price.ts';
import { daysInStock } from '#domain/vehicle/record/standing.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { earlierPriceText } from './table/price/shown-price.ts';

/** The price that the public site shows for the vehicle. */
export function priceText(vehicle: Vehicle): string {
  return amountText(cashPrice({ ...vehicle, ...shownOffer(vehicle, new Date()) }));
}

/** What every list states about a vehicle: `309.900 kr., før 329.900 kr. · 12 dage på lager` */
export function priceAndDays(vehicle: Vehicle, at = new Date()): string {
  const prices = [priceText(vehicle), earlierPriceText(vehicle)].filter(Boolean).join(', ');
  return `${prices} · ${stockFactsCopy.daysInStock(daysInStock(vehicle, at))}`;
}
