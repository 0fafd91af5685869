import type { DocumentData, Firestore } from 'firebase-admin/firestore';
import { generateVehicle } from './generate-vehicle.ts';
import { createRandom } from './random.ts';

const BATCH_SIZE = 400;
const IMAGES_PER_VEHICLE = 4;
const DAY_MS = 86_400_000;

/** Null deletes what a vehicle of another seed had in the same place. */
type Write = [path: string, data: DocumentData | null];

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
  let batch: Write[] = [];
  const counts: SeedCounts = { vehicles: 0, images: 0 };
  for (let number = 1; number <= count; number += 1) {
    const { id, pictured, data } = generateVehicle(number, random, today);
    batch.push([`vehicles/${id}`, data]);
    for (let order = 0; order < IMAGES_PER_VEHICLE; order += 1) {
      const image = images.get(pictured)?.[order];
      const own = { vehicle_id: id, image_order: order, is_primary: order === 0 };
      batch.push([`vehicle_images/${id}-${order}`, image ? { ...image, ...own } : null]);
      if (image) counts.images += 1;
    }
    counts.vehicles += 1;
    if (batch.length >= BATCH_SIZE || number === count) {
      await write(firestore, batch);
      batch = [];
    }
  }
  return counts;
}

async function write(firestore: Firestore, writes: Write[]): Promise<void> {
  const batch = firestore.batch();
  for (const [path, data] of writes) {
    if (data) batch.set(firestore.doc(path), data);
    else batch.delete(firestore.doc(path));
  }
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
