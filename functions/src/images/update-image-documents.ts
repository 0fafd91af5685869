import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import type { ImageKind } from '#domain/image/upload-kinds.ts';
import { isNotFound } from '../shared/firestore-errors.ts';
import type { ImageMetadata } from './image-metadata.ts';

/**
 * Writes the metadata to every document of that original. Documents that have it already are left
 * alone, so that processing an image again changes nothing.
 */
export async function updateImageDocuments(
  db: Firestore,
  kind: ImageKind,
  original: string,
  metadata: ImageMetadata,
): Promise<void> {
  const found = await db.collection(kind.collection).where('storage_path', '==', original).get();
  for (const document of found.docs) {
    if (hasMetadata(document.data(), metadata)) continue;
    try {
      await document.ref.update({ ...metadata, updated_at: FieldValue.serverTimestamp() });
    } catch (error) {
      // The document was deleted after the query.
      if (!isNotFound(error)) throw error;
    }
  }
}

function hasMetadata(data: Record<string, unknown>, metadata: ImageMetadata): boolean {
  return Object.entries(metadata).every(
    ([field, value]) => JSON.stringify(data[field] ?? null) === JSON.stringify(value),
  );
}
