import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import * as v from 'valibot';
import type { ImageFolder } from '#domain/image/image.ts';
import { type Bucket, isMissing } from '../shared/bucket.ts';
import { isGone } from '../shared/firestore-errors.ts';
import { FACTS_NAME, IMAGE_COLLECTIONS, imageObject } from './objects.ts';

/** What the image function writes onto an image's documents. */
const FactsSchema = v.object({
  image_state: v.picklist(['ready', 'failed']),
  image_error: v.nullable(v.string()),
  width: v.nullable(v.number()),
  height: v.nullable(v.number()),
  color: v.nullable(v.string()),
  placeholder: v.nullable(v.string()),
  widths: v.array(v.number()),
});
export type Facts = v.InferOutput<typeof FactsSchema>;

/**
 * Keeps the facts beside the variants. A document that is created after its file was worked on
 * finds them there; one that was created before is found by `tellDocuments`. Facts are kept first
 * and documents looked for second, so whichever comes last sees the other.
 */
export async function keepFacts(bucket: Bucket, prefix: string, facts: Facts): Promise<void> {
  await bucket.file(prefix + FACTS_NAME).save(JSON.stringify(facts), {
    resumable: false,
    contentType: 'application/json',
    metadata: { cacheControl: 'no-store' },
  });
}

/** The facts of an original; null while nothing has looked at it. */
export async function readFacts(bucket: Bucket, original: string): Promise<Facts | null> {
  const object = imageObject(original);
  if (!object) return null;
  try {
    const [bytes] = await bucket.file(object.variantsPrefix + FACTS_NAME).download();
    return v.parse(FactsSchema, JSON.parse(bytes.toString('utf8')));
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** Writes the facts onto every document of that original; those that know them stay untouched. */
export async function tellDocuments(
  db: Firestore,
  folder: ImageFolder,
  original: string,
  facts: Facts,
): Promise<void> {
  const found = await db
    .collection(IMAGE_COLLECTIONS[folder].collection)
    .where('storage_path', '==', original)
    .get();
  for (const document of found.docs) {
    if (isKnown(document.data(), facts)) continue;
    try {
      await document.ref.update({ ...facts, updated_at: FieldValue.serverTimestamp() });
    } catch (error) {
      // Deleted in this moment.
      if (!isGone(error)) throw error;
    }
  }
}

function isKnown(data: Record<string, unknown>, facts: Facts): boolean {
  return Object.entries(facts).every(
    ([field, value]) => JSON.stringify(data[field] ?? null) === JSON.stringify(value),
  );
}
