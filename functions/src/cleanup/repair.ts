import { Timestamp } from 'firebase-admin/firestore';
import { type ImageDeps, imageUploaded } from '../images/make-variants.ts';
import { IMAGE_COLLECTIONS } from '../images/objects.ts';

const PATIENCE_MS = 3_600_000;

/** Works again on images that have waited for an hour: their event was lost or gave up. */
export async function repairImages(deps: ImageDeps & { now: () => Date }): Promise<number> {
  const before = Timestamp.fromMillis(deps.now().getTime() - PATIENCE_MS);
  const names = new Set<string>();
  for (const { collection } of Object.values(IMAGE_COLLECTIONS)) {
    const waiting = await deps.db
      .collection(collection)
      .where('image_state', '==', 'pending')
      .get();
    for (const document of waiting.docs) {
      const name: unknown = document.get('storage_path');
      if (document.createTime <= before && typeof name === 'string') names.add(name);
    }
  }
  for (const name of names) await imageUploaded(name, deps);
  return names.size;
}
