import { pictureBase } from '../../domain/picture-address.ts';
import { writeTogether } from '../../firebase/batch.ts';
import { newId } from '../../firebase/versioned.ts';
import { changed, withAdded } from './order.ts';
import { type ManagedPicture, orderFields, type PictureSet } from './picture-sets.ts';

/** Writes the documents of uploaded pictures at the end of the list, in one batch. */
export async function registerPictures(
  set: PictureSet,
  ownerId: string,
  existing: readonly ManagedPicture[],
  paths: readonly string[],
  text = '',
): Promise<void> {
  const added = paths.map((path) => newPicture(newId(set.collection), path, text));
  const all = withAdded(existing, added, set.hasPrimary);
  await writeTogether(set.collection, {
    create: all.slice(existing.length).map((picture) => ({
      id: picture.id,
      fields: {
        [set.ownerField]: ownerId,
        [set.textField]: text || null,
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
