import type { Firestore } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { documentId } from '#domain/schema/schemas.ts';
import { isPublished, type PublicVehicle, publicVehicle } from '#domain/vehicle/public-vehicle.ts';
import { isOnInventory } from '#domain/vehicle/record/status.ts';
import { parseVehicle } from '#domain/vehicle/vehicle.ts';

/** The vehicle with that id; null when visitors may not see a page of it. */
export async function findPublicVehicle(
  db: Firestore,
  id: string,
  now: Date,
): Promise<PublicVehicle | null> {
  if (!v.is(documentId, id)) return null;
  const snapshot = await db.collection('vehicles').doc(id).get();
  const parsed = snapshot.exists ? parseVehicle(id, snapshot.data()) : null;
  if (!parsed?.success) return null;
  const vehicle = parsed.output;
  return isPublished(vehicle) && isOnInventory(vehicle, now) ? publicVehicle(vehicle, now) : null;
}
