import { imageBase } from '#domain/image/image-address.ts';
import { writeTogether } from '#firebase/batch.ts';
import { documentsWhere } from '#firebase/listing.ts';
import { newId } from '#firebase/versioned.ts';
import { type ImageSet, type ManagedImage, managed, orderFields } from './image-sets.ts';
import { changed, inOrder, withAdded } from './order.ts';
import type { Upload } from './upload-list.ts';

/**
 * Writes the documents of uploaded images at the end of the owner's list as it stands, in one
 * batch. What an earlier try has registered, whose answer was lost, is left as it is.
 */
export async function registerImages(
  set: ImageSet,
  ownerId: string,
  uploads: readonly Pick<Upload, 'stored' | 'text'>[],
): Promise<void> {
  const { items } = await documentsWhere(set.collection, set.ownerField, ownerId);
  const existing = inOrder(items.map((document) => managed(set, document)));
  const known = new Set(existing.map(({ storage_path }) => storage_path));
  const added = uploads.flatMap(({ stored, text }) =>
    stored === null || known.has(stored) ? [] : newImage(newId(set.collection), stored, text),
  );
  if (added.length === 0) return;
  const all = withAdded(existing, added, set.hasPrimary);
  await writeTogether(set.collection, {
    create: all.slice(existing.length).map((image) => ({
      id: image.id,
      fields: {
        [set.ownerField]: ownerId,
        [set.textField]: image.text || null,
        image_url: image.image_url,
        storage_path: image.storage_path,
        image_state: 'pending',
        ...orderFields(set, image),
      },
    })),
    // Older records may have gaps in their order, or no primary image.
    update: changed(existing, all.slice(0, existing.length)).map((image) => ({
      id: image.id,
      version: image.version,
      fields: orderFields(set, image),
    })),
  });
}

function newImage(id: string, storagePath: string, text: string): ManagedImage {
  return {
    id,
    version: 1,
    image_order: 0,
    is_primary: false,
    text,
    image_url: imageBase(storagePath),
    storage_path: storagePath,
    image_state: 'pending',
    image_error: null,
    widths: [],
  };
}
