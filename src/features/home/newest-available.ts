import type { CatalogueVehicle } from '#catalogue/types.ts';

const NEWEST = 4;

/** The vehicles of 'Nyeste på lager'; `vehicles` has the newest first. */
export function newestAvailable(vehicles: readonly CatalogueVehicle[]): CatalogueVehicle[] {
  return vehicles.filter(({ vehicle }) => vehicle.status === 'available').slice(0, NEWEST);
}
