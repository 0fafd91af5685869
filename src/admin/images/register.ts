import { pictureBase } from '#domain/image/image-address.ts';
import { writeTogether } from '#firebase/batch.ts';
import { documentsWhere } from '#firebase/listing.ts';
import { newId } from '#firebase/versioned.ts';
import { type ManagedPicture, managed, orderFields, type PictureSet } from './image-sets.ts';
import { changed, inOrder, withAdded } from './order.ts';
import type { Upload } from './upload-list.ts';

/**
 * Writes the documents of uploaded pictures at the end of the owner's list as it stands, in one
 * batch. What an earlier try has registered, whose answer was lost, is left as it is.
 */
export async function registerPictures(
  set: PictureSet,
  ownerId: string,
  uploads: readonly Pick<Upload, 'stored' | 'text'>[],
): Promise<void> {
  const { items } = await documentsWhere(set.collection, set.ownerField, ownerId);
  const existing = inOrder(items.map((document) => managed(set, document)));
  const known = new Set(existing.map(({ storage_path }) => storage_path));
  const added = uploads.flatMap(({ stored, text }) =>
    stored === null || known.has(stored) ? [] : newPicture(newId(set.collection), stored, text),
  );
  if (added.length === 0) return;
  const all = withAdded(existing, added, set.hasPrimary);
  await writeTogether(set.collection, {
    create: all.slice(existing.length).map((picture) => ({
      id: picture.id,
      fields: {
        [set.ownerField]: ownerId,
        [set.textField]: picture.text || null,
        image_url: picture.image_url,
        storage_path: picture.storage_path,
        picture_state: 'pending',
        ...orderFields(set, picture),
      },
    })),
    // Older records may have gaps in their order, or no primary picture.
    update: changed(existing, all.slice(0, existing.length)).map((picture) => ({
      id: picture.id,
      version: picture.version,
      fields: orderFields(set, picture),
    })),
  });
}

function newPicture(id: string, storagePath: string, text: string): ManagedPicture {
  return {
    id,
    version: 1,
    image_order: 0,
    is_primary: false,
    text,
    image_url: pictureBase(storagePath),
    storage_path: storagePath,
    picture_state: 'pending',
    picture_error: null,
    widths: [],
  };
}
