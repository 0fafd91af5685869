import { lastOnInventory } from '#domain/vehicle/record/status.ts';
import type { Catalogue } from './types.ts';

/**
 * The next time at which the catalogue changes although no document does: when a sold vehicle
 * leaves the inventory, or an offer ends. Null where nothing in it changes by time.
 */
export function nextWake({ inventory }: Catalogue): Date | null {
  const times = inventory.flatMap(({ vehicle, pricedUntil }) => {
    const last = lastOnInventory(vehicle);
    // A vehicle is still there at its last moment.
    return [...(last ? [last.getTime() + 1] : []), ...(pricedUntil ? [pricedUntil.getTime()] : [])];
  });
  return times.length === 0 ? null : new Date(times.reduce((a, b) => Math.min(a, b)));
}
