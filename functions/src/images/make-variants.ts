import type { Firestore } from 'firebase-admin/firestore';
import { imageErrorCopy } from '#copy/image-errors.ts';
import { MAX_UPLOAD_BYTES } from '#domain/image/image.ts';
import { type Bucket, deleteFolder, isMissing } from '../shared/bucket.ts';
import { log } from '../shared/log.ts';
import { type Facts, keepFacts, readFacts, tellDocuments } from './facts.ts';
import { imageObject } from './objects.ts';
import { type RenderedFile, render } from './render.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';

export interface ImageDeps {
  db: Firestore;
  bucket: Bucket;
}

/**
 * An object was uploaded: makes its variants and tells its documents. Anything but an original in
 * one of the image folders is none of its business, above all what it wrote itself.
 */
export async function imageUploaded(name: string, deps: ImageDeps): Promise<void> {
  const object = imageObject(name);
  if (!object) return;
  const { bucket, db } = deps;
  const original = await download(bucket, name);
  if (original === 'gone') return log.imageGone(name);
  const made = await makeFiles(name, original);
  for (const file of made.files) await save(bucket, object.variantsPrefix + file.name, file);
  await keepFacts(bucket, object.variantsPrefix, made.facts);
  const [stillThere] = await bucket.file(name).exists();
  if (!stillThere) {
    // Deleted while its variants were made: nobody else would find them before the night.
    await deleteFolder(bucket, object.variantsPrefix);
    return log.imageGone(name);
  }
  await tellDocuments(db, object.folder, name, made.facts);
}

/** An image document was created: fills it in if its file was worked on before it existed. */
export async function imageDocumentCreated(storagePath: unknown, deps: ImageDeps): Promise<void> {
  const object = typeof storagePath === 'string' ? imageObject(storagePath) : null;
  if (!object || typeof storagePath !== 'string') return;
  const facts = await readFacts(deps.bucket, storagePath);
  if (facts) await tellDocuments(deps.db, object.folder, storagePath, facts);
}

async function makeFiles(
  name: string,
  original: Buffer | 'too_large',
): Promise<{ facts: Facts; files: RenderedFile[] }> {
  const rendered =
    original === 'too_large' ? { ok: false as const, reason: original } : await render(original);
  if (!rendered.ok) {
    log.imageRefused(name, rendered.reason);
    return { facts: failure(imageErrorCopy[rendered.reason]), files: [] };
  }
  log.imageMade(name, rendered.files.length);
  const facts = { image_state: 'ready', image_error: null, ...rendered.facts } as const;
  return { facts, files: rendered.files };
}

function failure(error: string): Facts {
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

async function download(bucket: Bucket, name: string): Promise<Buffer | 'gone' | 'too_large'> {
  try {
    const file = bucket.file(name);
    const [metadata] = await file.getMetadata();
    if (Number(metadata.size) > MAX_UPLOAD_BYTES) return 'too_large';
    const [bytes] = await file.download();
    return bytes;
  } catch (error) {
    if (isMissing(error)) return 'gone';
    throw error;
  }
}

async function save(bucket: Bucket, name: string, file: RenderedFile): Promise<void> {
  await bucket.file(name).save(file.bytes, {
    resumable: false,
    contentType: file.contentType,
    metadata: { cacheControl: IMMUTABLE },
  });
}
