import type { Firestore, Query } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { documentId } from '#domain/fields.ts';
import { type VehicleImage, VehicleImageSchema } from '#domain/image/image.ts';
import { type PublicVehicle, publicVehicle } from '#domain/vehicle/public-vehicle.ts';
import { byLastSold, byNewest, isOnInventory, isOnSoldList } from '#domain/vehicle/status.ts';
import { parseVehicle, type Vehicle } from '#domain/vehicle/vehicle.ts';
import type { StockQuery } from './query.ts';

/** Most values Firestore takes in one `in`. */
const IN_LIMIT = 30;

const PUBLIC_IMAGE_FIELDS = [
  'id',
  'image_url',
  'is_primary',
  'image_order',
  'caption',
  'width',
  'height',
  'color',
  'placeholder',
  'widths',
] as const satisfies readonly (keyof VehicleImage)[];
export type PublicVehicleImage = Pick<VehicleImage, (typeof PUBLIC_IMAGE_FIELDS)[number]>;

/** A vehicle as `/api/public-vehicle-data` answers it; times become ISO text on the way. */
export type PublicVehicleWithImages = PublicVehicle & { images: PublicVehicleImage[] };

/**
 * The public part of the stock. A single vehicle comes with all its images in gallery order,
 * lists with the primary one. Documents that do not parse are left out, as on the site.
 */
export async function publicVehicles(
  db: Firestore,
  query: StockQuery,
  now: Date,
): Promise<PublicVehicleWithImages[]> {
  if (query.id !== null) return singleVehicle(db, query.id, query.statuses, now);
  const found = (await readVehicles(selection(db, query))).filter((vehicle) =>
    isShown(vehicle, query.statuses, now),
  );
  const vehicles = found
    .toSorted(query.order === 'sold_date.desc' ? byLastSold : byNewest)
    .slice(0, query.limit);
  const images = await primaryImages(db, vehicles);
  return vehicles.map((vehicle) => ({
    ...publicVehicle(vehicle),
    images: images.get(vehicle.id) ?? [],
  }));
}

/** The vehicle of that id, if visitors may see a page of it. */
export async function shownVehicle(
  db: Firestore,
  id: string,
  now: Date,
): Promise<PublicVehicle | null> {
  if (!v.is(documentId, id)) return null;
  const snapshot = await db.collection('vehicles').doc(id).get();
  const parsed = snapshot.exists ? parseVehicle(id, snapshot.data()) : null;
  if (!parsed?.success || !isOnInventory(parsed.output, now)) return null;
  return publicVehicle(parsed.output);
}

async function singleVehicle(
  db: Firestore,
  id: string,
  statuses: StockQuery['statuses'],
  now: Date,
): Promise<PublicVehicleWithImages[]> {
  const vehicle = await shownVehicle(db, id, now);
  if (!vehicle || (statuses && !statuses.includes(vehicle.status))) return [];
  const images = await readImages(db.collection('vehicle_images').where('vehicle_id', '==', id));
  return [{ ...vehicle, images: images.map(publicImage) }];
}

function selection(db: Firestore, { statuses }: StockQuery): Query {
  const vehicles = db.collection('vehicles');
  return statuses === null ? vehicles : vehicles.where('status', 'in', statuses);
}

/** Asked for by status, sold cars are the sold list; otherwise the inventory's 60 days hold. */
function isShown(vehicle: Vehicle, statuses: StockQuery['statuses'], now: Date): boolean {
  if (statuses !== null && isOnSoldList(vehicle)) return statuses.includes(vehicle.status);
  return isOnInventory(vehicle, now);
}

async function readVehicles(query: Query): Promise<Vehicle[]> {
  const snapshot = await query.get();
  return snapshot.docs.flatMap((document) => {
    const parsed = parseVehicle(document.id, document.data());
    return parsed.success ? [parsed.output] : [];
  });
}

async function primaryImages(
  db: Firestore,
  vehicles: Vehicle[],
): Promise<Map<string, PublicVehicleImage[]>> {
  const pages: string[][] = [];
  for (let start = 0; start < vehicles.length; start += IN_LIMIT) {
    pages.push(vehicles.slice(start, start + IN_LIMIT).map(({ id }) => id));
  }
  const images = await Promise.all(
    pages.map((ids) =>
      readImages(
        db
          .collection('vehicle_images')
          .where('is_primary', '==', true)
          .where('vehicle_id', 'in', ids),
      ),
    ),
  );
  const byVehicle = Map.groupBy(images.flat(), (image) => image.vehicle_id);
  return new Map([...byVehicle].map(([id, inOrder]) => [id, inOrder.slice(0, 1).map(publicImage)]));
}

/** Images that have variants, in gallery order. */
async function readImages(query: Query): Promise<VehicleImage[]> {
  const snapshot = await query.get();
  return snapshot.docs
    .flatMap((document): VehicleImage[] => {
      const parsed = v.safeParse(VehicleImageSchema, document.data());
      return parsed.success ? [{ ...parsed.output, id: document.id }] : [];
    })
    .filter((image) => image.image_state === 'ready')
    .toSorted((a, b) => a.image_order - b.image_order || (a.id < b.id ? -1 : 1));
}

function publicImage(image: VehicleImage): PublicVehicleImage {
  return Object.fromEntries(
    PUBLIC_IMAGE_FIELDS.map((field) => [field, image[field]]),
  ) as unknown as PublicVehicleImage;
}
