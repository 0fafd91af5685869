import type { CatalogueVehicle } from '#catalogue/types.ts';
import { listPrice } from '#domain/vehicle/price/price.ts';
import type { CustomerType } from '#domain/vehicle/price/shown-leasing.ts';

/** Whether the price of one of the vehicles is per month, so that a credit note must stand beside it. */
export function hasMonthlyPrices(
  vehicles: readonly CatalogueVehicle[],
  customer?: CustomerType,
): boolean {
  return vehicles.some(({ vehicle }) => listPrice(vehicle, customer).kind === 'leasing');
}
