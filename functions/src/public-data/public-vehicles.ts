import type { Firestore, Query } from 'firebase-admin/firestore';
import {
  isPublished,
  type PublicVehicle,
  type PublishedVehicle,
  publicVehicle,
} from '#domain/vehicle/public-vehicle.ts';
import { byLastSold, byNewest, isOnInventory, isOnSoldList } from '#domain/vehicle/status.ts';
import { parseVehicle, type Vehicle } from '#domain/vehicle/vehicle.ts';
import { findPublicVehicle } from './find-public-vehicle.ts';
import { type PublicVehicleImage, readGallery, readPrimaryImages } from './public-images.ts';
import type { StockQuery } from './stock-query.ts';

/** A vehicle as `/api/public-vehicle-data` returns it; JSON turns its times into ISO text. */
export type PublicVehicleWithImages = PublicVehicle & { images: PublicVehicleImage[] };

/**
 * The public part of the stock. A single vehicle has all its images in gallery order, vehicles of
 * lists only the primary one. Documents that do not parse are left out, as on the site.
 */
export async function publicVehicles(
  db: Firestore,
  query: StockQuery,
  now: Date,
): Promise<PublicVehicleWithImages[]> {
  if (query.id !== null) return singleVehicle(db, query.id, query.statuses, now);
  const found = (await readVehicles(selection(db, query))).filter((vehicle) =>
    isIncluded(vehicle, query.statuses, now),
  );
  const vehicles = found
    .toSorted(query.order === 'sold_date.desc' ? byLastSold : byNewest)
    .slice(0, query.limit);
  const images = await readPrimaryImages(
    db,
    vehicles.map(({ id }) => id),
  );
  return vehicles.map((vehicle) => ({
    ...publicVehicle(vehicle),
    images: images.get(vehicle.id) ?? [],
  }));
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

function selection(db: Firestore, { statuses }: StockQuery): Query {
  const vehicles = db.collection('vehicles');
  return statuses === null ? vehicles : vehicles.where('status', 'in', statuses);
}

/**
 * A query by status returns the whole list of sold vehicles; without one, a sold vehicle is
 * included as long as it is on the inventory.
 */
function isIncluded(vehicle: Vehicle, statuses: StockQuery['statuses'], now: Date): boolean {
  if (statuses !== null && isOnSoldList(vehicle)) return statuses.includes(vehicle.status);
  return isOnInventory(vehicle, now);
}

async function readVehicles(query: Query): Promise<PublishedVehicle[]> {
  const snapshot = await query.get();
  return snapshot.docs.flatMap((document) => {
    const parsed = parseVehicle(document.id, document.data());
    return parsed.success && isPublished(parsed.output) ? [parsed.output] : [];
  });
}
