import {
  FieldValue,
  type Firestore,
  type Query,
  type QuerySnapshot,
} from 'firebase-admin/firestore';
import * as v from 'valibot';
import { type CoverImage, coverOf } from '#domain/image/cover.ts';
import { VehicleImageSchema } from '#domain/image/image.ts';
import { IMAGE_KINDS } from '#domain/image/upload-kinds.ts';
import { documentId } from '#domain/schema/schemas.ts';
import type { DocumentChange } from '../publishing/request/document-changed.ts';

const { collection: COLLECTION, ownerField } = IMAGE_KINDS.vehicle;

/** Writes into a vehicle which image stands for it, after a change of one of its images. */
export async function followCover(
  { collection, before, after }: DocumentChange,
  { db }: { db: Firestore },
): Promise<void> {
  if (collection !== COLLECTION) return;
  const owner = ((after ?? before ?? {}) as Record<string, unknown>)[ownerField];
  if (v.is(documentId, owner)) await saveCover(db, owner);
}

/** Writes the cover of every vehicle that has another one, or none yet. Returns how many. */
export async function repairCovers(db: Firestore): Promise<number> {
  const images = Map.groupBy(
    imagesOf(await db.collection(COLLECTION).get()),
    (image) => image.owner,
  );
  const vehicles = await db.collection('vehicles').select('cover').get();
  let repaired = 0;
  for (const vehicle of vehicles.docs) {
    if ((vehicle.get('cover') ?? null) === coverOf(images.get(vehicle.id) ?? [])) continue;
    await saveCover(db, vehicle.id);
    repaired += 1;
  }
  return repaired;
}

/** Most events change no cover, so only those that do lock the vehicle and its images. */
async function saveCover(db: Firestore, id: string): Promise<void> {
  const reference = db.collection('vehicles').doc(id);
  const images: Query = db.collection(COLLECTION).where(ownerField, '==', id);
  const [vehicle, found] = await Promise.all([reference.get(), images.get()]);
  if (!vehicle.exists || (vehicle.get('cover') ?? null) === coverOf(imagesOf(found))) return;
  await db.runTransaction(async (transaction) => {
    const [current, stored] = await Promise.all([
      transaction.get(reference),
      transaction.get(images),
    ]);
    if (!current.exists) return;
    // The version stays, as no member of staff saved; the time tells the admin what to load again.
    const cover = coverOf(imagesOf(stored));
    transaction.update(reference, { cover, updated_at: FieldValue.serverTimestamp() });
  });
}

function imagesOf({ docs }: QuerySnapshot): (CoverImage & { owner: string })[] {
  return docs.flatMap((document) => {
    const parsed = v.safeParse(VehicleImageSchema, document.data());
    if (!parsed.success) return [];
    return [{ ...parsed.output, id: document.id, owner: parsed.output[ownerField] }];
  });
}
