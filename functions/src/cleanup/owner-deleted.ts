import type { Firestore } from 'firebase-admin/firestore';
import { BATTERY_DOCUMENT_FOLDER } from '#domain/battery-test.ts';
import { type Bucket, deleteFolder } from '../shared/bucket.ts';
import { deleteAll } from '../shared/delete-all.ts';
import { log } from '../shared/log.ts';

export interface CleanupDeps {
  db: Firestore;
  bucket: Bucket;
}

interface Belongings {
  /** Field that names the owner. */
  field: string;
  collections: string[];
  folders: string[];
}

/** What goes when its owner goes. */
export const BELONGINGS = {
  vehicles: {
    field: 'vehicle_id',
    collections: ['vehicle_images', 'damage_images', 'battery_test_results'],
    folders: ['vehicle-images', 'damage-images', BATTERY_DOCUMENT_FOLDER],
  },
  accessories: {
    field: 'accessory_id',
    collections: ['accessory_images'],
    folders: ['accessory-images'],
  },
} as const satisfies Record<string, Belongings>;

/** A vehicle or accessory was deleted: its documents and files go with it. */
export async function ownerDeleted(
  collection: keyof typeof BELONGINGS,
  id: string,
  { db, bucket }: CleanupDeps,
): Promise<void> {
  // Late news of an owner that exists again.
  if ((await db.collection(collection).doc(id).get()).exists) return;
  const { field, collections, folders }: Belongings = BELONGINGS[collection];
  let documents = 0;
  for (const name of collections) {
    documents += await deleteAll(db, db.collection(name).where(field, '==', id));
  }
  let files = 0;
  for (const folder of folders) {
    files += await deleteFolder(bucket, `${folder}/${id}/`);
    files += await deleteFolder(bucket, `variants/${folder}/${id}/`);
  }
  log.ownerCleaned(`${collection}/${id}`, documents, files);
}
