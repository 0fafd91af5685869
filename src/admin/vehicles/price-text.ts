import { amountText } from '#copy/vehicles/price/amount-text.ts';
import { shownOffer } from '#domain/price-log/shown-offer.ts';
import { cashPrice } from '#domain/vehicle/price/price.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';

/** The price that the public site shows for the vehicle. */
export function priceText(vehicle: Vehicle): string {
  return amountText(cashPrice({ ...vehicle, ...shownOffer(vehicle, new Date()) }));
}
