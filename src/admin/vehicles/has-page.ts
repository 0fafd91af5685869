import { isPublished } from '#domain/vehicle/public-vehicle.ts';
import { isOnInventory } from '#domain/vehicle/record/status.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { $stock } from './store.ts';

/** Whether the public site has a page of a stored vehicle; it leaves out those that the schema refuses. */
export function hasPage(vehicle: Vehicle): boolean {
  const isRefused = $stock.get().rejected.some(({ path }) => path === `vehicles/${vehicle.id}`);
  return isPublished(vehicle) && isOnInventory(vehicle, new Date()) && !isRefused;
}
