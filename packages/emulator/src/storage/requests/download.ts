import type { FileHandle } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type { StoredObject } from '../objects/objects.ts';
import { notFound, StorageError } from '../objects/storage-error.ts';
import { contentHeaders } from './content-headers.ts';
import type { StorageContext } from './context.ts';
import { shareWithOrigin } from './cors.ts';
import { readRange } from './range.ts';

/**
 * Streams an object's bytes: all, or the requested range. Bytes that were stored with gzip are
 * unpacked for a client that does not accept gzip.
 */
export async function sendBytes(
  context: StorageContext,
  object: StoredObject,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  // Opened before the headers are sent, so that damage is answered with an error.
  const handle = await openBlob(context, object);
  try {
    shareWithOrigin(context.cors, request, response);
    if (object.contentEncoding === 'gzip') response.appendHeader('vary', 'Accept-Encoding');
    const send = isUnpacked(object, request) ? sendUnpacked : sendStored;
    await send(handle, object, request, response);
  } finally {
    await handle.close().catch(() => {});
  }
}

async function openBlob({ blobs, log }: StorageContext, { blob, name }: StoredObject) {
  const opened = await blobs.open(blob);
  if (typeof opened !== 'string') return opened;
  log(`Storage: the file of ${name} is ${opened}.`);
  if (opened === 'missing') throw notFound(name);
  // A client error, because the SDKs retry server errors for minutes.
  throw new StorageError(
    422,
    opened,
    `${name} is damaged: its bytes are not those that were stored.`,
  );
}

async function sendStored(
  handle: FileHandle,
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
  response.writeHead(range === null ? 200 : 206, headers);
  const bytes = handle.createReadStream({ start, end, autoClose: false });
  await pipeline(bytes, response).catch(() => breakOff(response));
}

/** Always whole, without a length: neither ranges nor the size are known before unpacking. */
async function sendUnpacked(
  handle: FileHandle,
  object: StoredObject,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { 'content-encoding': _encoding, ...headers } = contentHeaders(object);
  response.writeHead(200, { ...headers, warning: '214 UploadServer gunzipped' });
  if (request.method === 'HEAD') {
    response.end();
    return;
  }
  const bytes = handle.createReadStream({ start: 0, autoClose: false });
  await pipeline(bytes, createGunzip(), response).catch(() => breakOff(response));
}

/** The client disconnected, or the bytes are no gzip: no other answer can be sent. */
function breakOff(response: ServerResponse): void {
  response.destroy();
}

function isUnpacked(object: StoredObject, request: IncomingMessage): boolean {
  if (object.contentEncoding !== 'gzip' || object.blob.size === 0) return false;
  if (/\bno-transform\b/i.test(object.cacheControl ?? '')) return false;
  const accepted = String(request.headers['accept-encoding'] ?? '').split(',');
  return !accepted.some((coding) => /^\s*gzip\s*(?:$|;(?!\s*q=0(?:\.0*)?\s*$))/i.test(coding));
}
