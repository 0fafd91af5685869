import type { CatalogueVehicle } from '#catalogue/types.ts';

type Suits = (vehicle: CatalogueVehicle['vehicle']) => boolean;

/**
 * The first `count` available vehicles that suit, newest first; where they are too few, other
 * available vehicles follow, newest first.
 */
export function suitableVehicles(
  inventory: readonly CatalogueVehicle[],
  suits: Suits,
  count: number,
): CatalogueVehicle[] {
  const suitable: CatalogueVehicle[] = [];
  const others: CatalogueVehicle[] = [];
  for (const item of inventory) {
    if (suitable.length === count) break;
    if (item.vehicle.status !== 'available') continue;
    (suits(item.vehicle) ? suitable : others).push(item);
  }
  return [...suitable, ...others].slice(0, count);
}
