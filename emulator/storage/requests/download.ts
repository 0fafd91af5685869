import { open } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import type { StoredObject } from '../objects/objects.ts';
import { entityTag } from '../objects/resources.ts';
import { notFound } from '../objects/storage-error.ts';
import type { StorageContext } from './context.ts';

/** Content types whose scripts would run under the emulator's own origin. */
const ACTIVE_TYPES =
  /^(?:text\/html|application\/xhtml\+xml|image\/svg\+xml|(?:text|application)\/xml)/i;

/** Streams an object's bytes: all, or the requested range. */
export async function sendBytes(
  context: StorageContext,
  object: StoredObject,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { size } = object.blob;
  const range = readRange(request.headers.range, size);
  if (range === 'unsatisfiable') {
    response.writeHead(416, { 'content-range': `bytes */${size}` }).end();
    return;
  }
  const { start, end } = range ?? { start: 0, end: size - 1 };
  const headers = {
    ...contentHeaders(object),
    'content-length': end - start + 1,
    ...(range === null ? {} : { 'content-range': `bytes ${start}-${end}/${size}` }),
  };
  if (request.method === 'HEAD' || size === 0) {
    response.writeHead(200, headers).end();
    return;
  }
  // Opened before the headers are sent, so that a missing file is answered with 404.
  const handle = await open(context.blobs.path(object.blob.id), 'r').catch(() => null);
  if (handle === null) throw notFound(object.name);
  response.writeHead(range === null ? 200 : 206, headers);
  try {
    await pipeline(handle.createReadStream({ start, end }), response);
  } catch {
    // The client disconnected, so no answer can be sent.
    response.destroy();
  } finally {
    await handle.close().catch(() => {});
  }
}

function contentHeaders(object: StoredObject): Record<string, string> {
  return {
    'content-type': utf8(object.contentType),
    'cache-control': utf8(object.cacheControl ?? 'private, max-age=0'),
    ...(object.contentDisposition
      ? { 'content-disposition': utf8(object.contentDisposition) }
      : {}),
    ...(object.contentEncoding ? { 'content-encoding': utf8(object.contentEncoding) } : {}),
    ...(object.contentLanguage ? { 'content-language': utf8(object.contentLanguage) } : {}),
    etag: `"${entityTag(object)}"`,
    'last-modified': new Date(object.updated).toUTCString(),
    'accept-ranges': 'bytes',
    'x-goog-hash': `crc32c=${object.blob.crc32c},md5=${object.blob.md5Hash}`,
    'x-goog-generation': object.generation,
    'x-goog-metageneration': String(object.metageneration),
    'x-content-type-options': 'nosniff',
    ...(ACTIVE_TYPES.test(object.contentType) ? { 'content-security-policy': 'sandbox' } : {}),
  };
}

/** UTF-8 bytes as Latin-1 characters: Node refuses headers with other characters. */
function utf8(header: string): string {
  return Buffer.from(header, 'utf8').toString('latin1');
}

type Range = { start: number; end: number };

/** One byte range, or null for any other header value, which HTTP allows to ignore. */
export function readRange(
  header: string | undefined,
  size: number,
): Range | null | 'unsatisfiable' {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '');
  if (match === null || (match[1] === '' && match[2] === '')) return null;
  const [from, to] = [match[1] ?? '', match[2] ?? ''];
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return start > end || (from === '' && Number(to) === 0) ? 'unsatisfiable' : { start, end };
}
