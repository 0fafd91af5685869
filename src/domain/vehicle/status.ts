import type { VehicleStatus } from '../enumerations.ts';
import type { Vehicle } from './vehicle.ts';

/** Days a sold car keeps its page and its row on the inventory. */
const SOLD_VISIBLE_DAYS = 60;
const DAY_MS = 86_400_000;

/**
 * `sold_date` after a save: set when a vehicle becomes sold (a new record counts as not sold
 * before), cleared when it is sold no more, else as it was.
 */
export function soldDateAfter(
  before: Pick<Vehicle, 'status' | 'sold_date'> | null,
  status: VehicleStatus,
  now: Date,
): Date | null {
  if (status === 'sold') return before?.status === 'sold' ? before.sold_date : now;
  if (before?.status === 'sold') return null;
  return before?.sold_date ?? null;
}

/** Whether a vehicle has a page and a row on the inventory at `now`. */
export function isOnInventory(vehicle: Pick<Vehicle, 'status' | 'sold_date'>, now: Date): boolean {
  if (vehicle.status === 'archived') return false;
  if (vehicle.status !== 'sold') return true;
  return (
    vehicle.sold_date !== null &&
    now.getTime() - vehicle.sold_date.getTime() <= SOLD_VISIBLE_DAYS * DAY_MS
  );
}

/** Whether a vehicle stands on the list of sold cars. */
export function isOnSoldList(vehicle: Pick<Vehicle, 'status'>): boolean {
  return vehicle.status === 'sold' || vehicle.status === 'archived';
}

/** The inventory's and the API's order: newest first; the id settles ties. */
export function byNewest(
  a: Pick<Vehicle, 'created_at' | 'id'>,
  b: Pick<Vehicle, 'created_at' | 'id'>,
): number {
  return b.created_at.getTime() - a.created_at.getTime() || (a.id < b.id ? -1 : 1);
}

/** The sold list's order: last sold first, those without a date last. */
export function byLastSold(
  a: Pick<Vehicle, 'sold_date' | 'id'>,
  b: Pick<Vehicle, 'sold_date' | 'id'>,
): number {
  const order = (b.sold_date?.getTime() ?? 0) - (a.sold_date?.getTime() ?? 0);
  return order || (a.id < b.id ? -1 : 1);
}
