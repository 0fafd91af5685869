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
import { shotOrder } from '../shots/shot-list.ts';
import type { Upload } from './upload-store.ts';

/**
 * Writes the documents of uploaded images into the owner's list, in one batch: at its end, or where the
 * dealer's list of shots has them, in place of an earlier image of the same shot. Images that
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
  const shots = added.some(({ shot }) => shot) ? await shotOrder() : [];
  const all = withAdded(existing, added, hasPrimary, shots);
  const isNew = ({ id }: ManagedImage) => !existing.some((image) => image.id === id);
  const ids = new Set(all.map(({ id }) => id));
  await writeTogether(collection, {
    create: all.filter(isNew).map((image) => ({
      id: image.id,
      fields: {
        [ownerField]: ownerId,
        ...staffFields(set, image),
        ...(image.shot && { shot: image.shot }),
        image_url: image.image_url,
        storage_path: image.storage_path,
        image_state: 'pending',
      },
    })),
    // Older documents may have gaps in their order, or no primary image.
    update: changed(existing, all).map((image) => ({
      id: image.id,
      version: image.version,
      fields: orderFields(set, image),
    })),
    trash: existing.filter(({ id }) => !ids.has(id)),
  });
}

function newImage(
  id: string,
  storagePath: string,
  { text, fields }: Pick<Upload, 'text' | 'fields'>,
): ManagedImage {
  const { shot = null, ...damage } = fields ?? {};
  return {
    id,
    version: 1,
    image_order: 0,
    is_primary: false,
    text,
    shot,
    damage: { ...NO_DAMAGE_FACTS, ...damage },
    image_url: imageBase(storagePath),
    storage_path: storagePath,
    image_state: 'pending',
    image_error: null,
    widths: [],
    trashed_at: null,
    repaired: [],
  };
}
