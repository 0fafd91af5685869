import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { documentId } from '#domain/schema/schemas.ts';
import { isPublished, type PublicVehicle, publicVehicle } from '#domain/vehicle/public-vehicle.ts';
import { isOnInventory } from '#domain/vehicle/record/status.ts';
import { parseVehicle } from '#domain/vehicle/vehicle.ts';

/** The vehicle with that id; null when visitors may not see a page of it. */
export const findPublicVehicle = finder(inventoryVehicle);

/** The same, or one that left the inventory after its sale. */
export const findPublishedVehicle = finder(publishedVehicle);

function finder(read: (document: DocumentSnapshot, now: Date) => PublicVehicle | null) {
  return async (db: Firestore, id: string, now: Date): Promise<PublicVehicle | null> =>
    v.is(documentId, id) ? read(await db.collection('vehicles').doc(id).get(), now) : null;
}

/** The vehicle of a document; null when it does not parse, or visitors may not see a page of it. */
export function inventoryVehicle(document: DocumentSnapshot, now: Date): PublicVehicle | null {
  const vehicle = publishedVehicle(document, now);
  return vehicle && isOnInventory(vehicle, now) ? vehicle : null;
}

function publishedVehicle(document: DocumentSnapshot, now: Date): PublicVehicle | null {
  const { success, output } = parseVehicle(document.id, document.data());
  return success && isPublished(output) ? publicVehicle(output, now) : null;
}
