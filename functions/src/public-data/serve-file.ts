import { Readable } from 'node:stream';
import { documentObject, PDF_END_BYTES, pdfProblem } from '#domain/battery-test.ts';
import { vehicleOfFile } from '#domain/image/upload-kinds.ts';
import { variantObject } from '#domain/image/variant-object.ts';
import { type Bucket, isObjectMissing } from '../shared/bucket.ts';
import { type ApiAnswer, type ApiRequest, text } from '../shared/request/http.ts';
import { type ByteRange, rangeOf } from './byte-range.ts';

/**
 * A year in the browser that has the file. A shared cache asks again after a day at most, since the
 * vehicle may have been taken off the site; a release clears that of Firebase Hosting before.
 */
const IMMUTABLE = 'public, max-age=31536000, s-maxage=86400, immutable';
const TYPES: Record<string, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
};

export interface FileDeps {
  bucket: Bucket;
  isVehiclePublished: (id: string) => Promise<boolean>;
  isTrashed: (object: string) => Promise<boolean>;
}

/** `GET /pictures/**`: a variant of an image. Originals have no public address. */
export async function serveImage(request: ApiRequest, deps: FileDeps): Promise<ApiAnswer> {
  const object = variantObject(request.path);
  const type = TYPES[object?.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
  return serveFile(request, deps, object, type);
}

/** `GET /documents/**`: the PDF of a battery test; 404 where the file is no whole PDF. */
export async function serveDocument(request: ApiRequest, deps: FileDeps): Promise<ApiAnswer> {
  const object = documentObject(request.path);
  const answer = await serveFile(request, deps, object, 'application/pdf');
  const isSent = answer.status === 200 || answer.status === 206;
  return object && isSent && !(await isPdf(deps.bucket, object)) ? notFound() : answer;
}

async function serveFile(
  request: ApiRequest,
  { bucket, isVehiclePublished, isTrashed }: FileDeps,
  object: string | null,
  type: string,
): Promise<ApiAnswer> {
  if (!object) return notFound();
  const vehicle = vehicleOfFile(object);
  const [isPublished, trashed, file] = await Promise.all([
    vehicle === null || isVehiclePublished(vehicle),
    isTrashed(object),
    findFile(bucket, object),
  ]);
  if (!isPublished || trashed || !file) return notFound();
  const { etag, size } = file;
  const headers = { 'cache-control': IMMUTABLE, etag, 'accept-ranges': 'bytes' };
  if (request.headers['if-none-match'] === etag) return { status: 304, headers };
  const range = rangeOf(request.headers, { etag, size });
  if (range === 'unsatisfiable') {
    return { status: 416, headers: { ...NOT_STORED, 'content-range': `bytes */${size}` } };
  }
  const { first, last } = range ?? { first: 0, last: size - 1 };
  return {
    status: range ? 206 : 200,
    headers: {
      ...headers,
      'content-type': type,
      'content-length': String(last - first + 1),
      ...(range && { 'content-range': `bytes ${first}-${last}/${size}` }),
    },
    body: Readable.from(bytesOf(bucket, object, range), { objectMode: false }),
  };
}

/** Size and identity of a file; its bytes are read only while they are sent. */
async function findFile(
  bucket: Bucket,
  object: string,
): Promise<{ etag: string; size: number } | null> {
  try {
    const [{ md5Hash, generation, size }] = await bucket.file(object).getMetadata();
    return { etag: `"${md5Hash ?? generation}"`, size: Number(size) };
  } catch (error) {
    if (isObjectMissing(error)) return null;
    throw error;
  }
}

/**
 * The bytes of a file. Where the visitor leaves early, the rest is read and dropped: the SDK's stream throws
 * where nobody can catch it, if it is destroyed before its answer has come, and later it takes the connections
 * of other downloads with it.
 */
async function* bytesOf(bucket: Bucket, object: string, range: ByteRange | null) {
  const stream = bucket
    .file(object)
    .createReadStream(range ? { start: range.first, end: range.last } : {});
  // Thrown by the iterator as well, while somebody reads it.
  stream.on('error', () => {});
  try {
    yield* stream.iterator({ destroyOnReturn: false });
  } finally {
    stream.resume();
  }
}

/** Reads both ends of a file, where a PDF says that it is one and that it is whole. */
async function isPdf(bucket: Bucket, object: string): Promise<boolean> {
  const file = bucket.file(object);
  const [[start], [end]] = await Promise.all([
    file.download({ start: 0, end: PDF_END_BYTES - 1 }),
    // A negative end counts from the end of the file.
    file.download({ end: -PDF_END_BYTES }),
  ]);
  return pdfProblem(start, end) === null;
}

const NOT_STORED = { 'cache-control': 'no-store' };

/** Cached for seconds only: an image may be requested just before its variants are created. */
function notFound(): ApiAnswer {
  return text(404, 'Not found', { 'cache-control': 'public, max-age=0, s-maxage=5' });
}
