import type { Firestore } from 'firebase-admin/firestore';
import type { PublicVehicle } from '#domain/vehicle/public-vehicle.ts';
import { inventoryVehicle } from './find-public-vehicle.ts';

/** A row of the grid of cards. */
const SIMILAR_COUNT = 4;
/**
 * Reads per group: of this many vehicles the nearest in price are shown, whatever the stock size.
 */
const READS_PER_GROUP = 30;

/**
 * The ids of available vehicles like `of`: of its make, then of its fuel, then any; in each group those nearest
 * in price come first.
 */
export async function findSimilar(db: Firestore, of: PublicVehicle, now: Date): Promise<string[]> {
  const found = new Set<string>();
  for (const filter of [{ make: of.make }, { fuel_type: of.fuel_type }, {}]) {
    for (const { id } of await readGroup(db, filter, of, now)) found.add(id);
    if (found.size >= SIMILAR_COUNT) break;
  }
  return [...found].slice(0, SIMILAR_COUNT);
}

async function readGroup(
  db: Firestore,
  filter: Partial<Pick<PublicVehicle, 'make' | 'fuel_type'>>,
  of: PublicVehicle,
  now: Date,
): Promise<PublicVehicle[]> {
  // Equality filters alone, so that no composite index is needed.
  let query = db.collection('vehicles').where('status', '==', 'available');
  for (const [field, value] of Object.entries(filter)) query = query.where(field, '==', value);
  const { docs } = await query.limit(READS_PER_GROUP).get();
  const distance = ({ price }: PublicVehicle) => Math.abs(price - of.price);
  return docs
    .flatMap((document) => inventoryVehicle(document, now) ?? [])
    .toSorted((a, b) => distance(a) - distance(b) || (a.id < b.id ? -1 : 1));
}
