import type { Firestore } from 'firebase-admin/firestore';
import { pictureErrors } from '#copy/image-errors.ts';
import { MAX_UPLOAD_BYTES } from '#domain/image/image.ts';
import { type Bucket, deleteFolder, isMissing } from '../shared/bucket.ts';
import { log } from '../shared/log.ts';
import { type Facts, keepFacts, readFacts, tellDocuments } from './facts.ts';
import { pictureObject } from './objects.ts';
import { type RenderedFile, render } from './render.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';

export interface ImageDeps {
  db: Firestore;
  bucket: Bucket;
}

/**
 * An object was uploaded: makes its variants and tells its documents. Anything but an original in
 * one of the picture folders is none of its business, above all what it wrote itself.
 */
export async function pictureUploaded(name: string, deps: ImageDeps): Promise<void> {
  const object = pictureObject(name);
  if (!object) return;
  const { bucket, db } = deps;
  const original = await download(bucket, name);
  if (original === 'gone') return log.pictureGone(name);
  const made = await makeFiles(name, original);
  for (const file of made.files) await save(bucket, object.variantsPrefix + file.name, file);
  await keepFacts(bucket, object.variantsPrefix, made.facts);
  const [stillThere] = await bucket.file(name).exists();
  if (!stillThere) {
    // Deleted while its variants were made: nobody else would find them before the night.
    await deleteFolder(bucket, object.variantsPrefix);
    return log.pictureGone(name);
  }
  await tellDocuments(db, object.folder, name, made.facts);
}

/** An image document was created: fills it in if its file was worked on before it existed. */
export async function pictureDocumentCreated(storagePath: unknown, deps: ImageDeps): Promise<void> {
  const object = typeof storagePath === 'string' ? pictureObject(storagePath) : null;
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
    log.pictureRefused(name, rendered.reason);
    return { facts: failure(pictureErrors[rendered.reason]), files: [] };
  }
  log.pictureMade(name, rendered.files.length);
  const facts = { picture_state: 'ready', picture_error: null, ...rendered.facts } as const;
  return { facts, files: rendered.files };
}

function failure(error: string): Facts {
  return {
    picture_state: 'failed',
    picture_error: error,
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
