import type { Firestore, Query } from 'firebase-admin/firestore';
import * as v from 'valibot';
import {
  byGalleryOrder,
  isReady,
  type VehicleImage,
  VehicleImageSchema,
} from '#domain/image/image.ts';
import { IMAGE_KINDS } from '#domain/image/upload-kinds.ts';

/** The number of values that Firestore accepts in one `in` filter. */
const IN_LIMIT = 30;
const { collection, ownerField } = IMAGE_KINDS.vehicle;

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

/** All images of a vehicle in gallery order. */
export async function readGallery(db: Firestore, vehicleId: string): Promise<PublicVehicleImage[]> {
  const images = await readImages(db.collection(collection).where(ownerField, '==', vehicleId));
  return images.map(publicImage);
}

/** The primary image of each vehicle, by the vehicle's id, as a list of at most one. */
export async function readPrimaryImages(
  db: Firestore,
  vehicleIds: string[],
): Promise<Map<string, PublicVehicleImage[]>> {
  const pages: string[][] = [];
  for (let start = 0; start < vehicleIds.length; start += IN_LIMIT) {
    pages.push(vehicleIds.slice(start, start + IN_LIMIT));
  }
  const images = await Promise.all(
    pages.map((ids) =>
      readImages(
        db.collection(collection).where('is_primary', '==', true).where(ownerField, 'in', ids),
      ),
    ),
  );
  const byVehicle = Map.groupBy(images.flat(), (image) => image[ownerField]);
  return new Map([...byVehicle].map(([id, ordered]) => [id, ordered.slice(0, 1).map(publicImage)]));
}

/** The images that are ready, in gallery order. */
async function readImages(query: Query): Promise<VehicleImage[]> {
  const snapshot = await query.get();
  return snapshot.docs
    .flatMap((document): VehicleImage[] => {
      const parsed = v.safeParse(VehicleImageSchema, document.data());
      return parsed.success ? [{ ...parsed.output, id: document.id }] : [];
    })
    .filter(isReady)
    .toSorted(byGalleryOrder);
}

function publicImage(image: VehicleImage): PublicVehicleImage {
  return Object.fromEntries(
    PUBLIC_IMAGE_FIELDS.map((field) => [field, image[field]]),
  ) as unknown as PublicVehicleImage;
}
