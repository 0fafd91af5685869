import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import type { CollectionName } from '#domain/collections.ts';
import { OWNED, OWNED_COLLECTIONS } from './owned-documents.ts';
import { plain } from './read.ts';
import { openStock } from './stock.ts';
import type { Catalogue } from './types.ts';

/**
 * The catalogue of a few vehicles alone, as the stock has them now: at most 30, since a query names no more.
 * Rejects where Firestore cannot be reached.
 */
export async function readVehicles(
  firestore: Firestore,
  ids: readonly string[],
  now: Date,
): Promise<Catalogue> {
  const stock = openStock();
  if (ids.length === 0) return stock.compose(now);
  const put = (collection: CollectionName, document: DocumentSnapshot) => {
    if (document.exists) stock.put({ collection, id: document.id, data: plain(document) });
  };
  const owned = OWNED_COLLECTIONS.filter((name) => OWNED[name] === 'vehicles');
  const queries = owned.map(async (name) => {
    const { docs } = await firestore.collection(name).where('vehicle_id', 'in', ids).get();
    for (const document of docs) put(name, document);
  });
  const vehicles = await firestore.getAll(...ids.map((id) => firestore.doc(`vehicles/${id}`)));
  for (const vehicle of vehicles) put('vehicles', vehicle);
  await Promise.all(queries);
  return stock.compose(now);
}
