import { createSemaphore } from '#admin/images/upload/semaphore.ts';
import { IMAGE_KINDS } from '#domain/image/upload-kinds.ts';
import { documentsWhere } from '#firebase/documents/listing.ts';

/** Queries at the same time: hundreds of drafts may come onto the site at once. */
const limited = createSemaphore(8);

/** How many readable images a vehicle has; null where they cannot be counted, which is no reason to ask. */
export async function countImages(vehicleId: string): Promise<number | null> {
  const { collection, ownerField } = IMAGE_KINDS.vehicle;
  try {
    const found = await limited(() => documentsWhere(collection, ownerField, vehicleId));
    return found.filter(({ repaired }) => repaired.length === 0).length;
  } catch {
    return null;
  }
}
