import type { CatalogueVehicle } from '#catalogue/types.ts';
import type { PricePart } from '#copy/vehicles/price/price-part.ts';
import { pageParts } from '#copy/vehicles/price/price-parts.ts';
import { dealer } from '#dealer';

/** The price of buying a vehicle, with its last reduction where the dealer shows the history. */
export function buyingParts({
  vehicle,
  priceDrop,
}: Pick<CatalogueVehicle, 'vehicle' | 'priceDrop'>): PricePart[] {
  const isHistoryShown = dealer.offers.showHistory && vehicle.status !== 'sold';
  return pageParts(vehicle, isHistoryShown ? priceDrop : null);
}
