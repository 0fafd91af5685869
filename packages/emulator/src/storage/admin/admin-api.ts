import { readJson, sendJson } from '#emulator/wire/http.ts';
import { unsupported } from '#emulator/wire/status-error.ts';
import {
  attributesOf,
  changeAttributes,
  newAttributes,
  withoutNullMetadata,
} from '../objects/attributes.ts';
import { listObjects, readListQuery } from '../objects/listing.ts';
import { checkObjectName, decodeSegment } from '../objects/names.ts';
import type { StoredObject } from '../objects/objects.ts';
import { checkPreconditions, readPreconditions } from '../objects/preconditions.ts';
import { objectResource } from '../objects/resources.ts';
import { notFound } from '../objects/storage-error.ts';
import type { StorageCall } from '../requests/context.ts';
import { sendBytes } from '../requests/download.ts';
import { refuseHeaders, refuseOtherParameters } from '../requests/refuse.ts';
import { handleAdminUpload } from './admin-upload.ts';
import { PARAMETERS } from './parameters.ts';

/** The JSON API of Cloud Storage below `/b/{bucket}`, as the Admin SDK calls it. */
export async function handleAdminRequest(call: StorageCall, rest: string): Promise<void> {
  refuseHeaders(call.request);
  const method = call.request.method ?? 'GET';
  const [collection, segment, action, ...target] = rest.split('/').slice(1);
  if (collection === undefined && method === 'GET') return describeBucket(call);
  if (collection === 'o' && segment === undefined) {
    if (method === 'GET') return list(call);
    if (method === 'POST') return handleAdminUpload(call);
  }
  if (collection === 'o' && segment !== undefined) {
    const name = checkObjectName(decodeSegment(segment));
    if (action === undefined) {
      if (method === 'GET' || method === 'HEAD') return get(call, name);
      if (method === 'PATCH') return patch(call, name);
      if (method === 'DELETE') return remove(call, name);
    }
    if (method === 'POST' && (action === 'rewriteTo' || action === 'copyTo')) {
      return copy(call, name, action, target);
    }
    if (method === 'POST' && action === 'moveTo') return move(call, name, target);
  }
  throw unsupported(`the Cloud Storage call ${method} ${call.url.pathname}`);
}

function describeBucket({ context, response, url }: StorageCall): void {
  refuseOtherParameters(url, PARAMETERS.bucket);
  const { bucket, cors } = context;
  sendJson(response, 200, {
    kind: 'storage#bucket',
    id: bucket,
    name: bucket,
    location: 'LOCAL',
    storageClass: 'STANDARD',
    ...(cors.length === 0 ? {} : { cors }),
  });
}

function list({ context, response, url }: StorageCall): void {
  refuseOtherParameters(url, PARAMETERS.list);
  const page = listObjects(context.objects, readListQuery(url.searchParams));
  const { items, prefixes, ...rest } = page;
  // Unlike in the browser's API, an empty list is absent.
  sendJson(response, 200, {
    kind: 'storage#objects',
    ...rest,
    ...(prefixes.length === 0 ? {} : { prefixes }),
    ...(items.length === 0
      ? {}
      : { items: items.map((object) => objectResource(object, context.publicUrl)) }),
  });
}

async function get(call: StorageCall, name: string): Promise<void> {
  const { context, request, response, url } = call;
  refuseOtherParameters(url, PARAMETERS.object);
  const object = existing(call, name);
  checkPreconditions(readPreconditions(url.searchParams), object);
  if (url.searchParams.get('alt') === 'media') return sendBytes(context, object, request, response);
  sendJson(response, 200, objectResource(object, context.publicUrl));
}

async function patch(call: StorageCall, name: string): Promise<void> {
  const { context, request, response, url } = call;
  refuseOtherParameters(url, PARAMETERS.object);
  const body = await readJson(request);
  existing(call, name);
  const preconditions = readPreconditions(url.searchParams);
  const object = context.changes.patch({ name, preconditions }, (current) =>
    changeAttributes(attributesOf(current), body),
  );
  sendJson(response, 200, objectResource(object, context.publicUrl));
}

async function remove(call: StorageCall, name: string): Promise<void> {
  refuseOtherParameters(call.url, PARAMETERS.remove);
  existing(call, name);
  await call.context.changes.remove({
    name,
    preconditions: readPreconditions(call.url.searchParams),
  });
  call.response.writeHead(204).end();
}

async function copy(
  call: StorageCall,
  sourceName: string,
  action: string,
  target: string[],
): Promise<void> {
  const { context, request, response, url } = call;
  refuseOtherParameters(url, PARAMETERS.copy);
  const [b, bucket, o, segment] = target;
  if (b !== 'b' || o !== 'o' || bucket !== encodeURIComponent(context.bucket)) {
    throw unsupported('copies into another bucket');
  }
  const name = checkObjectName(decodeSegment(segment ?? ''));
  const body = await readJson(request);
  const source = existing(call, sourceName);
  checkPreconditions(readPreconditions(url.searchParams, true), source);
  // Metadata in the request replaces the source's, as in production.
  const replaced = Object.keys(body).length > 0;
  const attributes = replaced
    ? newAttributes(withoutNullMetadata(body), source.contentType)
    : attributesOf(source);
  const object = await context.changes.put({
    name,
    preconditions: readPreconditions(url.searchParams),
    attributes,
    blob: await context.blobs.copy(source.blob),
  });
  const resource = objectResource(object, context.publicUrl);
  if (action === 'copyTo') return sendJson(response, 200, resource);
  const size = String(object.blob.size);
  sendJson(response, 200, {
    kind: 'storage#rewriteResponse',
    done: true,
    objectSize: size,
    totalBytesRewritten: size,
    resource,
  });
}

async function move(call: StorageCall, sourceName: string, target: string[]): Promise<void> {
  const { context, response, url } = call;
  refuseOtherParameters(url, PARAMETERS.copy);
  const name = checkObjectName(decodeSegment(target[1] ?? ''));
  existing(call, sourceName);
  const object = await context.changes.move(
    { name: sourceName, preconditions: readPreconditions(url.searchParams, true) },
    { name, preconditions: readPreconditions(url.searchParams) },
  );
  sendJson(response, 200, objectResource(object, context.publicUrl));
}

/** The object; throws 404 where it is missing or another generation is requested. */
function existing({ context, url }: StorageCall, name: string): StoredObject {
  const object = context.objects.get(name);
  const generation = url.searchParams.get('generation') ?? url.searchParams.get('sourceGeneration');
  if (object === null || (generation !== null && generation !== object.generation)) {
    throw notFound(`${context.bucket}/${name}`);
  }
  return object;
}
