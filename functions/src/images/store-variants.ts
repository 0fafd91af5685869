import type { Bucket } from '../shared/bucket.ts';
import type { ImageProperties, VariantFile } from './create-variants.ts';
import { type ImageMetadata, saveImageMetadata } from './image-metadata.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Stores the variants of an image, and then its metadata, which says that all of them are there. */
export async function storeVariants(
  bucket: Bucket,
  variantsPrefix: string,
  { files, properties }: { files: readonly VariantFile[]; properties: ImageProperties },
): Promise<ImageMetadata> {
  for (const { name, contentType, bytes } of files) {
    await bucket.file(variantsPrefix + name).save(bytes, {
      resumable: false,
      contentType,
      metadata: { cacheControl: IMMUTABLE },
    });
  }
  const metadata = { image_state: 'ready', image_error: null, ...properties } as const;
  await saveImageMetadata(bucket, variantsPrefix, metadata);
  return metadata;
}
