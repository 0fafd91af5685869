import type { CatalogueVehicle } from '#catalogue/types.ts';

type Suits = (vehicle: CatalogueVehicle['vehicle']) => boolean;

/** The first `count` available vehicles that suit, newest first. */
export function suitableVehicles(
  inventory: readonly CatalogueVehicle[],
  suits: Suits,
  count: number,
): CatalogueVehicle[] {
  return inventory
    .filter(({ vehicle }) => vehicle.status === 'available' && suits(vehicle))
    .slice(0, count);
}
