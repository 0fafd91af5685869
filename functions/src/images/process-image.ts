import { imageErrorCopy } from '#copy/staff/image-errors.ts';
import { IMAGE_FOLDERS } from '#domain/image/upload-kinds.ts';
import { type Bucket, deleteFolder } from '../shared/bucket.ts';
import { log } from '../shared/log.ts';
import { readUpload, type UploadDeps } from '../shared/request/read-upload.ts';
import { updateUploadDocuments } from '../shared/update-upload-documents.ts';
import { createVariants } from './create-variants.ts';
import { type ImageMetadata, readImageMetadata, saveImageMetadata } from './image-metadata.ts';
import { parseImageObject } from './image-object.ts';
import { storeVariants } from './store-variants.ts';

/**
 * Updates the documents of an uploaded original, and creates its variants where they do not exist:
 * an event can arrive twice, and demo images are stored with their variants. Every other object is
 * ignored, above all the variants that this function itself stores. Why it is so: docs/why/images.md.
 */
export async function processImage(name: string, deps: UploadDeps): Promise<void> {
  const object = parseImageObject(name);
  if (!object) return;
  const metadata = await readImageMetadata(deps.bucket, object.variantsPrefix);
  if (metadata?.image_state !== 'ready') return remakeVariants(name, deps);
  await updateUploadDocuments(deps.db, object.kind, name, metadata);
}

/** Creates the variants of an original, again where they exist, and updates its documents. */
async function remakeVariants(name: string, deps: UploadDeps): Promise<void> {
  const object = parseImageObject(name);
  if (!object) return;
  const { bucket, db } = deps;
  const original = await readUpload(bucket, name);
  if (original === 'missing') return log.imageDeletedMeanwhile(name);
  const metadata = await storeFiles(bucket, { name, prefix: object.variantsPrefix }, original);
  const [exists] = await bucket.file(name).exists();
  if (!exists) {
    // Deleted meanwhile: without this, the variants would stay until the nightly clean-up.
    await deleteFolder(bucket, object.variantsPrefix);
    return log.imageDeletedMeanwhile(name);
  }
  await updateUploadDocuments(db, object.kind, name, metadata);
}

/**
 * Creates the variants of every stored original again, after widths or qualities have changed.
 * Returns the number of originals.
 */
export async function remakeAllVariants(
  deps: UploadDeps,
  onProgress: (done: number, total: number) => void = () => {},
): Promise<number> {
  const names: string[] = [];
  for (const folder of IMAGE_FOLDERS) {
    const [files] = await deps.bucket.getFiles({ prefix: `${folder}/` });
    names.push(...files.map(({ name }) => name).filter((name) => parseImageObject(name)));
  }
  for (const [index, name] of names.entries()) {
    await remakeVariants(name, deps);
    onProgress(index + 1, names.length);
  }
  return names.length;
}

/** Fills in a new image document whose file was processed before the document existed. */
export async function fillImageDocument(storagePath: unknown, deps: UploadDeps): Promise<void> {
  if (typeof storagePath !== 'string') return;
  const object = parseImageObject(storagePath);
  if (!object) return;
  const metadata = await readImageMetadata(deps.bucket, object.variantsPrefix);
  if (metadata) await updateUploadDocuments(deps.db, object.kind, storagePath, metadata);
}

async function storeFiles(
  bucket: Bucket,
  { name, prefix }: { name: string; prefix: string },
  original: Buffer | 'too_large',
): Promise<ImageMetadata> {
  const result =
    original === 'too_large'
      ? { ok: false as const, reason: original }
      : await createVariants(original);
  if (result.ok) {
    log.variantsCreated(name, result.files.length);
    return storeVariants(bucket, prefix, result);
  }
  log.imageRefused(name, result.reason);
  const metadata = failedMetadata(imageErrorCopy[result.reason]);
  await saveImageMetadata(bucket, prefix, metadata);
  return metadata;
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
