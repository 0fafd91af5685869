import { writeFile } from 'node:fs/promises';
import { electricVehiclePath, inventoryPath, paths, vehiclePath } from '#paths';
import type { Catalogue } from './types.ts';

/**
 * Tells the publisher what this build was made from: `BUILD_REPORT` names the JSON file.
 * `pages` are addresses that must exist in the release, or it is not published.
 */
export async function writeReport(catalogue: Catalogue, reads: number): Promise<void> {
  const file = process.env['BUILD_REPORT'];
  if (!file) return;
  const { inventory, vehicles, rejected } = catalogue;
  const makes = new Set(inventory.map(({ vehicle }) => vehicle.make));
  const pages = [
    paths.home,
    paths.inventory,
    paths.soldCars,
    ...[...makes].map((make) => inventoryPath(make)),
    ...inventory.map(({ vehicle }) => vehiclePath(vehicle.id)),
    ...inventory
      .filter(({ vehicle }) => vehicle.fuel_type === 'electric')
      .map(({ vehicle }) => electricVehiclePath(vehicle.id)),
  ];
  await writeFile(file, JSON.stringify({ vehicles: vehicles.length, rejected, pages, reads }));
}
