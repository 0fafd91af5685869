import { lastOnInventory } from '#domain/vehicle/status.ts';
import type { Catalogue } from './types.ts';

/**
 * The next time at which the catalogue changes although no document does: when a sold vehicle leaves
 * the inventory. Null where nothing in it waits for a day.
 */
export function nextWake({ inventory }: Catalogue): Date | null {
  const times = inventory.flatMap(({ vehicle }) => lastOnInventory(vehicle)?.getTime() ?? []);
  // A vehicle is still there at its last moment.
  return times.length === 0 ? null : new Date(times.reduce((a, b) => Math.min(a, b)) + 1);
}
