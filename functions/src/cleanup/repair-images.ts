import { Timestamp } from 'firebase-admin/firestore';
import { IMAGE_KINDS } from '#domain/image/upload-kinds.ts';
import { type ImageDeps, processImage } from '../images/process-image.ts';

const STALE_AFTER_MS = 3_600_000;

/**
 * Processes images again that have been pending for an hour: their event was lost, or its retries
 * ran out. Returns how many.
 */
export async function repairImages(deps: ImageDeps & { now: () => Date }): Promise<number> {
  const before = Timestamp.fromMillis(deps.now().getTime() - STALE_AFTER_MS);
  const names = new Set<string>();
  for (const { collection } of Object.values(IMAGE_KINDS)) {
    const pending = await deps.db
      .collection(collection)
      .where('image_state', '==', 'pending')
      .get();
    for (const document of pending.docs) {
      const name: unknown = document.get('storage_path');
      if (document.createTime <= before && typeof name === 'string') names.add(name);
    }
  }
  for (const name of names) await processImage(name, deps);
  return names.size;
}
