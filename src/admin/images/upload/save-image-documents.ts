import { NO_DAMAGE_FACTS } from '#domain/damage/facts.ts';
import { imageBase } from '#domain/image/image-address.ts';
import { writeTogether } from '#firebase/documents/batch.ts';
import { documentsWhere } from '#firebase/documents/listing.ts';
import type { ImageSet } from '../data/image-sets.ts';
import {
  type ManagedImage,
  managedImage,
  orderFields,
  staffFields,
} from '../data/managed-image.ts';
import { changed, inOrder, withAdded } from '../order/image-order.ts';
import type { Upload } from './upload-store.ts';

/**
 * Writes the documents of uploaded images at the end of the owner's list, in one batch. Images that
 * have a document already, if in the trash by now, are skipped: an earlier attempt wrote it, but its
 * response was lost.
 */
export async function saveImageDocuments(
  set: ImageSet,
  ownerId: string,
  uploads: readonly Pick<Upload, 'storagePath' | 'text' | 'fields' | 'documentId'>[],
): Promise<void> {
  const { collection, ownerField, hasPrimary } = set.kind;
  const found = await documentsWhere(collection, ownerField, ownerId, { withTrash: true });
  const listed = found.filter(({ document }) => document.trashed_at === null);
  const existing = inOrder(listed.map(managedImage));
  const saved = new Set(found.map(({ document }) => document.id));
  const added = uploads.flatMap(({ documentId, storagePath, text, fields }) =>
    storagePath === null || saved.has(documentId)
      ? []
      : newImage(documentId, storagePath, { text, fields }),
  );
  if (added.length === 0) return;
  const all = withAdded(existing, added, hasPrimary);
  await writeTogether(collection, {
    create: all.slice(existing.length).map((image) => ({
      id: image.id,
      fields: {
        [ownerField]: ownerId,
        ...staffFields(set, image),
        image_url: image.image_url,
        storage_path: image.storage_path,
        image_state: 'pending',
      },
    })),
    // Older documents may have gaps in their order, or no primary image.
    update: changed(existing, all.slice(0, existing.length)).map((image) => ({
      id: image.id,
      version: image.version,
      fields: orderFields(set, image),
    })),
  });
}

function newImage(
  id: string,
  storagePath: string,
  { text, fields }: Pick<Upload, 'text' | 'fields'>,
): ManagedImage {
  return {
    id,
    version: 1,
    image_order: 0,
    is_primary: false,
    text,
    damage: { ...NO_DAMAGE_FACTS, ...fields },
    image_url: imageBase(storagePath),
    storage_path: storagePath,
    image_state: 'pending',
    image_error: null,
    widths: [],
    repaired: [],
  };
}
