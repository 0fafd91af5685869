import type { VehicleStatus } from '#domain/schema/enumerations.ts';
import type { Vehicle } from '../vehicle.ts';

/** Days after the sale during which a car still has its page and its row on the inventory. */
const SOLD_VISIBLE_DAYS = 60;
const DAY_MS = 86_400_000;

/**
 * `sold_date` after a save: set when a vehicle becomes sold (`before` is null for a new one),
 * cleared when it is no longer sold, otherwise unchanged.
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
  const last = lastOnInventory(vehicle);
  return last !== null && now.getTime() <= last.getTime();
}

/** The last moment of a sold vehicle on the inventory; null where time alone changes nothing. */
export function lastOnInventory(vehicle: Pick<Vehicle, 'status' | 'sold_date'>): Date | null {
  if (vehicle.status !== 'sold' || vehicle.sold_date === null) return null;
  return new Date(vehicle.sold_date.getTime() + SOLD_VISIBLE_DAYS * DAY_MS);
}

/** The earliest sale of which the vehicle is still on the inventory. */
export function firstSoldOnInventory(now: Date): Date {
  return new Date(now.getTime() - SOLD_VISIBLE_DAYS * DAY_MS);
}

/** Whether a vehicle is on the list of sold cars. */
export function isOnSoldList(vehicle: Pick<Vehicle, 'status'>): boolean {
  return vehicle.status === 'sold' || vehicle.status === 'archived';
}

/** The order of the inventory and the API: newest first; equal times are ordered by id. */
export function byNewest(
  a: Pick<Vehicle, 'created_at' | 'id'>,
  b: Pick<Vehicle, 'created_at' | 'id'>,
): number {
  return b.created_at.getTime() - a.created_at.getTime() || (a.id < b.id ? -1 : 1);
}

/** The order of the sold list: last sold first, vehicles without a date last. */
export function byLastSold(
  a: Pick<Vehicle, 'sold_date' | 'id'>,
  b: Pick<Vehicle, 'sold_date' | 'id'>,
): number {
  const order = (b.sold_date?.getTime() ?? 0) - (a.sold_date?.getTime() ?? 0);
  return order || (a.id < b.id ? -1 : 1);
}
