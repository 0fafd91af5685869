import { readFile } from 'node:fs/promises';
import type { Bucket } from '@google-cloud/storage';
import type { ImageFiles } from 'demo-cars';
import sharp from 'sharp';
import { SHARE_SIZE } from '#functions/src/images/create-variants.ts';
import type { ImageMetadata } from '#functions/src/images/image-metadata.ts';
import { parseImageObject } from '#functions/src/images/image-object.ts';
import { storeVariants } from '#functions/src/images/store-variants.ts';

/** A file to upload and the document that belongs to it. */
export interface Upload {
  /** Path of the document. */
  document: string;
  storagePath: string;
  data: Record<string, unknown>;
  /** An image with its variants, or a PDF. */
  content: { image: ImageFiles } | { pdf: () => Promise<Uint8Array> };
}

/**
 * Uploads a file, an image with its variants. Returns the data of its document, with what the image
 * function would write there.
 */
export async function upload(
  bucket: Bucket,
  { storagePath, data, content }: Upload,
): Promise<Record<string, unknown>> {
  if ('pdf' in content) {
    const bytes = Buffer.from(await content.pdf());
    await save(bucket, storagePath, bytes, 'application/pdf');
    return data;
  }
  const original = await readFile(content.image.original);
  // Before the original: the image function then finds nothing to do.
  const metadata = await uploadVariants(bucket, storagePath, content.image, original);
  await save(bucket, storagePath, original, 'image/webp');
  return { ...data, ...metadata };
}

async function uploadVariants(
  bucket: Bucket,
  storagePath: string,
  { variants, properties }: ImageFiles,
  original: Buffer,
): Promise<ImageMetadata> {
  const object = parseImageObject(storagePath);
  if (!object) throw new Error(`${storagePath} is no path of an image.`);
  const files = await Promise.all(
    Object.entries(variants).map(async ([name, path]) => ({
      name,
      contentType: `image/${name.split('.')[1]}`,
      bytes: await readFile(path),
    })),
  );
  // Made here, in some 30 ms: as files, these crops would be nearly as large as all other variants.
  const share = await sharp(original)
    .resize({ ...SHARE_SIZE, fit: 'cover', kernel: 'linear' })
    .jpeg()
    .toBuffer();
  files.push({ name: 'share.jpg', contentType: 'image/jpeg', bytes: share });
  return storeVariants(bucket, object.variantsPrefix, { files, properties });
}

async function save(bucket: Bucket, path: string, bytes: Buffer, contentType: string) {
  await bucket.file(path).save(bytes, { contentType, resumable: false });
}
