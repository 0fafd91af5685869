import { imageErrorCopy } from '#copy/staff/image-errors.ts';
import { type Bucket, deleteFolder } from '../shared/bucket.ts';
import { log } from '../shared/log.ts';
import { readUpload, type UploadDeps } from '../shared/request/read-upload.ts';
import { updateUploadDocuments } from '../shared/update-upload-documents.ts';
import { createVariants, type VariantFile } from './create-variants.ts';
import { type ImageMetadata, readImageMetadata, saveImageMetadata } from './image-metadata.ts';
import { parseImageObject } from './image-object.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';

/**
 * Creates the variants of an uploaded original and updates its documents. Every other object is
 * ignored, above all the variants that this function itself stores.
 */
export async function processImage(name: string, deps: UploadDeps): Promise<void> {
  const object = parseImageObject(name);
  if (!object) return;
  const { bucket, db } = deps;
  const original = await readUpload(bucket, name);
  if (original === 'missing') return log.imageDeletedMeanwhile(name);
  const { files, metadata } = await createFiles(name, original);
  for (const file of files) await save(bucket, object.variantsPrefix + file.name, file);
  await saveImageMetadata(bucket, object.variantsPrefix, metadata);
  const [exists] = await bucket.file(name).exists();
  if (!exists) {
    // Deleted meanwhile: without this, the variants would stay until the nightly clean-up.
    await deleteFolder(bucket, object.variantsPrefix);
    return log.imageDeletedMeanwhile(name);
  }
  await updateUploadDocuments(db, object.kind, name, metadata);
}

/** Fills in a new image document whose file was processed before the document existed. */
export async function fillImageDocument(storagePath: unknown, deps: UploadDeps): Promise<void> {
  const object = typeof storagePath === 'string' ? parseImageObject(storagePath) : null;
  if (!object || typeof storagePath !== 'string') return;
  const metadata = await readImageMetadata(deps.bucket, storagePath);
  if (metadata) await updateUploadDocuments(deps.db, object.kind, storagePath, metadata);
}

async function createFiles(
  name: string,
  original: Buffer | 'too_large',
): Promise<{ metadata: ImageMetadata; files: VariantFile[] }> {
  const result =
    original === 'too_large'
      ? { ok: false as const, reason: original }
      : await createVariants(original);
  if (!result.ok) {
    log.imageRefused(name, result.reason);
    return { metadata: failedMetadata(imageErrorCopy[result.reason]), files: [] };
  }
  log.variantsCreated(name, result.files.length);
  const metadata = { image_state: 'ready', image_error: null, ...result.properties } as const;
  return { metadata, files: result.files };
}

function failedMetadata(error: string): ImageMetadata {
  return {
    image_state: 'failed',
    image_error: error,
    width: null,
    height: null,
    color: null,
    placeholder: null,
    widths: [],
  };
}

async function save(bucket: Bucket, name: string, file: VariantFile): Promise<void> {
  await bucket.file(name).save(file.bytes, {
    resumable: false,
    contentType: file.contentType,
    metadata: { cacheControl: IMMUTABLE },
  });
}
