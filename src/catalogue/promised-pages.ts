import { electricVehiclePath, inventoryPath, paths, vehiclePath } from '#paths';
import type { Catalogue } from './types.ts';

/**
 * Paths that a site of this stock must have, because visitors, links and search engines rely on
 * them, whatever the list of its pages says.
 */
export function promisedPages({ inventory, vehicles }: Catalogue): string[] {
  // A make whose vehicles are all sold has a page, too.
  const makes = new Set(vehicles.map(({ vehicle }) => vehicle.make));
  return [
    '/404',
    paths.home,
    paths.inventory,
    paths.soldCars,
    ...[...makes].map((make) => inventoryPath(make)),
    ...inventory.map(({ vehicle }) => vehiclePath(vehicle.id)),
    ...inventory
      .filter(({ vehicle }) => vehicle.fuel_type === 'electric')
      .map(({ vehicle }) => electricVehiclePath(vehicle.id)),
  ];
}
