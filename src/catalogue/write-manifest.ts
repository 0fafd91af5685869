import { writeFile } from 'node:fs/promises';
import type { BuildManifest } from '#domain/publishing.ts';
import { electricVehiclePath, inventoryPath, paths, vehiclePath } from '#paths';
import type { Catalogue } from './types.ts';

/**
 * Writes what goes into this build to the JSON file that `BUILD_MANIFEST` names, for the publisher;
 * `reads` is the number of documents read from Firestore.
 */
export async function writeManifest(catalogue: Catalogue, reads: number): Promise<void> {
  const file = process.env['BUILD_MANIFEST'];
  if (!file) return;
  const { inventory, vehicles, rejected } = catalogue;
  // A make whose vehicles are all sold has a page, too.
  const makes = new Set(vehicles.map(({ vehicle }) => vehicle.make));
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
  const manifest: BuildManifest = { vehicles: vehicles.length, rejected, pages };
  await writeFile(file, JSON.stringify({ ...manifest, reads }));
}
