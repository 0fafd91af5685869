import type { Firestore } from 'firebase-admin/firestore';
import { VEHICLE_STATUSES } from '#domain/schema/enumerations.ts';
import { type PublicVehicle, publicVehicle } from '#domain/vehicle/public-vehicle.ts';
import {
  byLastSold,
  byNewest,
  isOnInventory,
  isOnSoldList,
} from '#domain/vehicle/record/status.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { findPublicVehicle } from './find-public-vehicle.ts';
import { type PublicVehicleImage, readGallery } from './public-images.ts';
import type { StockLists } from './stock-lists.ts';
import type { StockQuery } from './stock-query.ts';

/** A vehicle as `/api/public-vehicle-data` returns it; JSON turns its times into ISO text. */
export type PublicVehicleWithImages = PublicVehicle & { images: PublicVehicleImage[] };

export interface PublicVehiclesDeps {
  db: Firestore;
  lists: StockLists;
  now: () => Date;
}

/**
 * The public part of the stock. A single vehicle has all its images in gallery order and is read
 * at once; vehicles of lists have only the primary image and may be half a minute old.
 */
export async function publicVehicles(
  { db, lists, now }: PublicVehiclesDeps,
  query: StockQuery,
): Promise<PublicVehicleWithImages[]> {
  const { id, statuses, order, limit } = query;
  if (id !== null) return singleVehicle(db, id, statuses, now());
  const found = (await Promise.all([...new Set(statuses ?? VEHICLE_STATUSES)].map(lists)))
    .flat()
    .filter(({ vehicle }) => isIncluded(vehicle, statuses, now()));
  const compare = order === 'sold_date.desc' ? byLastSold : byNewest;
  return found
    .toSorted((a, b) => compare(a.vehicle, b.vehicle))
    .slice(0, limit)
    .map(({ vehicle, images }) => ({ ...publicVehicle(vehicle, now()), images }));
}

async function singleVehicle(
  db: Firestore,
  id: string,
  statuses: StockQuery['statuses'],
  now: Date,
): Promise<PublicVehicleWithImages[]> {
  const vehicle = await findPublicVehicle(db, id, now);
  if (!vehicle || (statuses && !statuses.includes(vehicle.status))) return [];
  return [{ ...vehicle, images: await readGallery(db, id) }];
}

/**
 * A query by status returns the whole list of sold vehicles; without one, a sold vehicle is
 * included as long as it is on the inventory.
 */
function isIncluded(vehicle: Vehicle, statuses: StockQuery['statuses'], now: Date): boolean {
  if (statuses !== null && isOnSoldList(vehicle)) return statuses.includes(vehicle.status);
  return isOnInventory(vehicle, now);
}
