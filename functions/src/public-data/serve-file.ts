import { createHash } from 'node:crypto';
import { documentObject, pdfProblem } from '#domain/battery-test.ts';
import { vehicleOfFile } from '#domain/image/upload-kinds.ts';
import { variantObject } from '#domain/image/variant-object.ts';
import { type Bucket, isObjectMissing } from '../shared/bucket.ts';
import { type ApiAnswer, type ApiRequest, methodProblem } from '../shared/http.ts';

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
  /** Whether visitors may see the files of a vehicle. */
  isVehiclePublished: (id: string) => Promise<boolean>;
  /** Whether a file belongs to something in the trash. */
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
  const answer = await serveFile(request, deps, documentObject(request.path), 'application/pdf');
  const isPdf = Buffer.isBuffer(answer.body) && pdfProblem(answer.body, answer.body) === null;
  return answer.status !== 200 || isPdf ? answer : notFound();
}

async function serveFile(
  request: ApiRequest,
  { bucket, isVehiclePublished, isTrashed }: FileDeps,
  object: string | null,
  type: string,
): Promise<ApiAnswer> {
  const wrongMethod = methodProblem(request, ['GET', 'HEAD']);
  if (wrongMethod) return wrongMethod;
  if (!object) return notFound();
  const vehicle = vehicleOfFile(object);
  const [isPublished, trashed, bytes] = await Promise.all([
    vehicle === null || isVehiclePublished(vehicle),
    isTrashed(object),
    readObject(bucket, object),
  ]);
  if (!isPublished || trashed || !bytes) return notFound();
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`;
  const headers = { 'cache-control': IMMUTABLE, etag };
  if (request.headers['if-none-match'] === etag) return { status: 304, headers };
  return {
    status: 200,
    headers: { ...headers, 'content-type': type, 'content-length': String(bytes.length) },
    body: bytes,
  };
}

async function readObject(bucket: Bucket, object: string): Promise<Buffer | null> {
  try {
    const [bytes] = await bucket.file(object).download();
    return bytes;
  } catch (error) {
    if (isObjectMissing(error)) return null;
    throw error;
  }
}

/** Cached for seconds only: an image may be requested just before its variants are created. */
function notFound(): ApiAnswer {
  return {
    status: 404,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'public, max-age=0, s-maxage=5',
    },
    body: 'Not found',
  };
}
