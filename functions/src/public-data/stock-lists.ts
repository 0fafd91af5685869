import type { Firestore } from 'firebase-admin/firestore';
import { STORED_VEHICLE_STATUSES, type VehicleStatus } from '#domain/schema/enumerations.ts';
import { isPublished, type PublishedVehicle } from '#domain/vehicle/public-vehicle.ts';
import { parseVehicle } from '#domain/vehicle/vehicle.ts';
import { remembered } from '#functions/src/shared/remembered.ts';
import type { Services } from '#functions/src/shared/services.ts';
import { type PublicVehicleImage, readPrimaryImages } from './public-images.ts';

/** How long a list is served again without reading it, in ms. */
const FRESH_MS = 30_000;

export interface ListedVehicle {
  vehicle: PublishedVehicle;
  /** The primary image, where it is ready. */
  images: PublicVehicleImage[];
}

export type StockLists = (status: VehicleStatus) => Promise<readonly ListedVehicle[]>;

/**
 * Reads each list once for all requests of half a minute, so that a flood of odd queries, which the
 * CDN does not hold, costs neither reads nor memory. Documents that do not parse are left out.
 */
export function createStockLists(deps: Pick<Services, 'db' | 'now'>): StockLists {
  const lists = new Map<VehicleStatus, () => Promise<ListedVehicle[]>>();
  for (const status of STORED_VEHICLE_STATUSES) {
    lists.set(
      status,
      remembered(FRESH_MS, deps.now, () => readList(deps.db, status)),
    );
  }
  return async (status) => (await lists.get(status)?.()) ?? [];
}

async function readList(db: Firestore, status: VehicleStatus): Promise<ListedVehicle[]> {
  const snapshot = await db.collection('vehicles').where('status', '==', status).get();
  const vehicles = snapshot.docs.flatMap((document) => {
    const parsed = parseVehicle(document.id, document.data());
    return parsed.success && isPublished(parsed.output) ? [parsed.output] : [];
  });
  const images = await readPrimaryImages(
    db,
    vehicles.map(({ id }) => id),
  );
  return vehicles.map((vehicle) => ({ vehicle, images: images.get(vehicle.id) ?? [] }));
}
