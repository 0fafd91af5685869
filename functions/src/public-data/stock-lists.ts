import type { Firestore } from 'firebase-admin/firestore';
import type { VehicleStatus } from '#domain/schema/enumerations.ts';
import { isPublished, type PublishedVehicle } from '#domain/vehicle/public-vehicle.ts';
import { parseVehicle } from '#domain/vehicle/vehicle.ts';
import { type PublicVehicleImage, readPrimaryImages } from './public-images.ts';

/** How long a list is served again without reading it, in ms. */
const FRESH_MS = 30_000;

export interface ListedVehicle {
  vehicle: PublishedVehicle;
  /** The primary image, where it is ready. */
  images: PublicVehicleImage[];
}

/** Returns the published vehicles of one status. */
export type StockLists = (status: VehicleStatus) => Promise<readonly ListedVehicle[]>;

/**
 * Reads each list once for all requests of half a minute, so that a flood of odd queries, which the
 * CDN does not hold, costs neither reads nor memory. Documents that do not parse are left out.
 */
export function createStockLists(db: Firestore, now: () => Date): StockLists {
  const lists = new Map<VehicleStatus, { until: number; list: Promise<ListedVehicle[]> }>();
  return (status) => {
    const time = now().getTime();
    const known = lists.get(status);
    if (known && time < known.until) return known.list;
    const list = readList(db, status);
    lists.set(status, { until: time + FRESH_MS, list });
    // The next request tries again.
    list.catch(() => lists.delete(status));
    return list;
  };
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
