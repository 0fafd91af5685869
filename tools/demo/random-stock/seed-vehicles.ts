import type { DocumentData, Firestore } from 'firebase-admin/firestore';
import { generateVehicle } from './generate-vehicle.ts';
import { createRandom } from './random.ts';

const BATCH_SIZE = 400;
const IMAGES_PER_VEHICLE = 4;
const DAY_MS = 86_400_000;

export interface SeedCounts {
  vehicles: number;
  images: number;
}

/**
 * Adds `count` invented vehicles, the same ones for the same seed and day. Their image documents
 * point to the files of a demo vehicle with the same body and a similar colour, where those are ready.
 */
export async function seedVehicles(
  firestore: Firestore,
  count: number,
  seed: number,
): Promise<SeedCounts> {
  const random = createRandom(seed);
  const today = new Date(Math.floor(Date.now() / DAY_MS) * DAY_MS);
  const images = await readyImages(firestore);
  let batch: [path: string, data: DocumentData][] = [];
  const counts: SeedCounts = { vehicles: 0, images: 0 };
  for (let number = 1; number <= count; number += 1) {
    const { id, pictured, data } = generateVehicle(number, random, today);
    batch.push([`vehicles/${id}`, data]);
    for (const [order, image] of (images.get(pictured) ?? [])
      .slice(0, IMAGES_PER_VEHICLE)
      .entries()) {
      batch.push([
        `vehicle_images/${id}-${order}`,
        { ...image, vehicle_id: id, image_order: order, is_primary: order === 0 },
      ]);
      counts.images += 1;
    }
    counts.vehicles += 1;
    if (batch.length >= BATCH_SIZE || number === count) {
      await write(firestore, batch);
      batch = [];
    }
  }
  return counts;
}

async function write(firestore: Firestore, documents: [string, DocumentData][]): Promise<void> {
  const batch = firestore.batch();
  for (const [path, data] of documents) batch.set(firestore.doc(path), data);
  await batch.commit();
}

/** The image documents of every vehicle that are ready, in their order. */
async function readyImages(firestore: Firestore): Promise<Map<string, DocumentData[]>> {
  const { docs } = await firestore
    .collection('vehicle_images')
    .where('image_state', '==', 'ready')
    .get();
  const images = docs.map((snapshot) => snapshot.data());
  images.sort((a, b) => a['image_order'] - b['image_order']);
  return Map.groupBy(images, (image) => String(image['vehicle_id']));
}
