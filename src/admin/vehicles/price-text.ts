import { vehicleTableCopy } from '#copy/admin/vehicle.ts';
import { formatKroner } from '#copy/format.ts';
import { shownOffer } from '#domain/price-log/shown-offer.ts';
import { purchasePrice } from '#domain/vehicle/price.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';

/** The price that the public site shows for the vehicle. */
export function priceText(vehicle: Vehicle): string {
  const price = purchasePrice({ ...vehicle, ...shownOffer(vehicle, new Date()) });
  if (price.kind === 'sale') return formatKroner(price.sale);
  return price.kind === 'price' ? formatKroner(price.price) : vehicleTableCopy.onRequest;
}
