import * as v from 'valibot';
import { type Bucket, readObject } from '../shared/bucket.ts';

/** What the image function finds out about an original and writes to its documents. */
const ImageMetadataSchema = v.object({
  image_state: v.picklist(['ready', 'failed']),
  image_error: v.nullable(v.string()),
  width: v.nullable(v.number()),
  height: v.nullable(v.number()),
  color: v.nullable(v.string()),
  placeholder: v.nullable(v.string()),
  widths: v.array(v.number()),
});
export type ImageMetadata = v.InferOutput<typeof ImageMetadataSchema>;

/** Name of the object beside the variants that stores the metadata. */
const METADATA_NAME = 'facts.json';

/**
 * Stores the metadata beside the variants. A document that is created after its file was processed
 * is filled in from there; one that was created before is found by `updateImageDocuments`. The
 * metadata is stored before the documents are queried, so no order of events misses a document.
 */
export async function saveImageMetadata(
  bucket: Bucket,
  variantsPrefix: string,
  metadata: ImageMetadata,
): Promise<void> {
  await bucket.file(variantsPrefix + METADATA_NAME).save(JSON.stringify(metadata), {
    resumable: false,
    contentType: 'application/json',
    metadata: { cacheControl: 'no-store' },
  });
}

/** The metadata of an original; null until it has been processed. */
export async function readImageMetadata(
  bucket: Bucket,
  variantsPrefix: string,
): Promise<ImageMetadata | null> {
  const bytes = await readObject(bucket, variantsPrefix + METADATA_NAME);
  return bytes && v.parse(ImageMetadataSchema, JSON.parse(bytes.toString('utf8')));
}
