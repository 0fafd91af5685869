import type { CatalogueVehicle } from '#catalogue/types.ts';
import { type CustomerType, listPrice } from '#domain/vehicle/price/price.ts';

/** Whether the price of one of the vehicles is per month, so that a credit note must stand beside it. */
export function hasMonthlyPrices(
  vehicles: readonly CatalogueVehicle[],
  customer?: CustomerType,
): boolean {
  return vehicles.some(({ vehicle }) => listPrice(vehicle, customer).kind === 'leasing');
}
