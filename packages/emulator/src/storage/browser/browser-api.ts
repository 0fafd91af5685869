import { randomUUID } from 'node:crypto';
import { readJson, sendJson } from '#emulator/wire/http.ts';
import { unsupported } from '#emulator/wire/status-error.ts';
import { attributesOf, changeAttributes, withoutTokens } from '../objects/attributes.ts';
import { listObjects, readListQuery } from '../objects/listing.ts';
import { checkObjectName, decodeSegment } from '../objects/names.ts';
import { downloadTokens, type StoredObject, TOKENS_KEY } from '../objects/objects.ts';
import { firebaseMetadata } from '../objects/resources.ts';
import { denied, notFound } from '../objects/storage-error.ts';
import type { StorageCall, StorageContext } from '../requests/context.ts';
import { sendBytes } from '../requests/download.ts';
import { refuseHeaders } from '../requests/refuse.ts';
import { accessCheck, browserCaller, requireAllowed } from './access.ts';
import { handleBrowserUpload } from './browser-upload.ts';

/** The API of the browser SDK, below `/v0/b/{bucket}/o`. */
export async function handleBrowserRequest(
  call: StorageCall,
  segment: string | undefined,
): Promise<void> {
  refuseHeaders(call.request);
  refuseParameters(call.url);
  const method = call.request.method ?? 'GET';
  if (segment === undefined || segment === '') {
    if (method === 'POST') return handleBrowserUpload(call);
    if (method === 'GET') return list(call);
  } else {
    const name = checkObjectName(decodeSegment(segment));
    if (method === 'GET' || method === 'HEAD') return get(call, name);
    if (method === 'PATCH') return patch(call, name);
    if (method === 'DELETE') return remove(call, name);
    if (method === 'POST') return handleBrowserUpload(call, name);
  }
  throw unsupported(`the Storage call ${method} ${call.url.pathname}`);
}

/** Others are ignored, since addresses for downloads may bear any. */
const UNSUPPORTED_PARAMETERS = ['create_token', 'delete_token', 'predefinedAcl', 'kmsKeyName'];

function refuseParameters(url: URL): void {
  const other = UNSUPPORTED_PARAMETERS.find((name) => url.searchParams.has(name));
  if (other !== undefined) throw unsupported(`the query parameter ${other}`);
}

async function get(call: StorageCall, name: string): Promise<void> {
  const { context, request, response, url } = call;
  const object = context.objects.get(name);
  const bytesAsked = url.searchParams.get('alt') === 'media';
  const token = url.searchParams.get('token');
  if (bytesAsked && token !== null) {
    if (object === null) throw notFound(name);
    if (!downloadTokens(object).includes(token)) throw denied('The download token is not valid.');
    return sendBytes(context, object, request, response);
  }
  requireAllowed(context, browserCaller(call), 'get', name, object);
  if (object === null) throw notFound(name);
  if (bytesAsked) return sendBytes(context, object, request, response);
  sendJson(response, 200, firebaseMetadata(withToken(context, object)));
}

/** Objects stored by the Admin SDK get a download token at a browser's first request. */
function withToken(context: StorageContext, object: StoredObject): StoredObject {
  if (downloadTokens(object).length > 0) return object;
  const attributes = attributesOf(object);
  return context.changes.replaceWithoutEvent(object, {
    ...attributes,
    metadata: { ...attributes.metadata, [TOKENS_KEY]: randomUUID() },
  });
}

function list(call: StorageCall): void {
  const { context, response, url } = call;
  const query = readListQuery(url.searchParams);
  requireAllowed(context, browserCaller(call), 'list', query.prefix.replace(/\/$/, ''), null);
  const page = listObjects(context.objects, query);
  sendJson(response, 200, {
    ...page,
    items: page.items.map(({ name, bucket }) => ({ name, bucket })),
  });
}

async function patch(call: StorageCall, name: string): Promise<void> {
  const { context, response } = call;
  const caller = browserCaller(call);
  const body = withoutTokens(await readJson(call.request));
  const checkAccess = accessCheck(context, caller, 'update', name);
  const object = context.changes.patch({ name, checkAccess }, (current) =>
    changeAttributes(attributesOf(current), body),
  );
  sendJson(response, 200, firebaseMetadata(object));
}

async function remove(call: StorageCall, name: string): Promise<void> {
  const checkAccess = accessCheck(call.context, browserCaller(call), 'delete', name);
  await call.context.changes.remove({ name, checkAccess });
  call.response.writeHead(204).end();
}
