import { Timestamp } from 'firebase-admin/firestore';
import { type ImageDeps, pictureUploaded } from '../images/make-variants.ts';
import { PICTURE_COLLECTIONS } from '../images/objects.ts';

const PATIENCE_MS = 3_600_000;

/** Works again on pictures that have waited for an hour: their event was lost or gave up. */
export async function repairPictures(deps: ImageDeps & { now: () => Date }): Promise<number> {
  const before = Timestamp.fromMillis(deps.now().getTime() - PATIENCE_MS);
  const names = new Set<string>();
  for (const { collection } of Object.values(PICTURE_COLLECTIONS)) {
    const waiting = await deps.db
      .collection(collection)
      .where('picture_state', '==', 'pending')
      .get();
    for (const document of waiting.docs) {
      const name: unknown = document.get('storage_path');
      if (document.createTime <= before && typeof name === 'string') names.add(name);
    }
  }
  for (const name of names) await pictureUploaded(name, deps);
  return names.size;
}
