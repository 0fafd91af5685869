import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
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
  return inventoryVehicle(await db.collection('vehicles').doc(id).get(), now);
}

/** The vehicle of a document; null when it does not parse, or visitors may not see a page of it. */
export function inventoryVehicle(document: DocumentSnapshot, now: Date): PublicVehicle | null {
  const parsed = parseVehicle(document.id, document.data());
  if (!parsed.success) return null;
  const vehicle = parsed.output;
  return isPublished(vehicle) && isOnInventory(vehicle, now) ? publicVehicle(vehicle, now) : null;
}
