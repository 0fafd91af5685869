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
  const available = inventory.filter(({ vehicle }) => vehicle.status === 'available');
  const suitable = available.filter(({ vehicle }) => suits(vehicle));
  return [...new Set([...suitable.slice(0, count), ...available])].slice(0, count);
}
