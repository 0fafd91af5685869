import { randomUUID } from 'node:crypto';
import { readJson, sendJson } from '../../wire/http.ts';
import { unsupported } from '../../wire/status-error.ts';
import { attributesOf, changeAttributes, withoutTokens } from '../objects/attributes.ts';
import { listObjects, readListQuery } from '../objects/listing.ts';
import { checkObjectName, decodeSegment } from '../objects/names.ts';
import { downloadTokens, type StoredObject, TOKENS_KEY } from '../objects/objects.ts';
import { firebaseMetadata } from '../objects/resources.ts';
import { denied, notFound } from '../objects/storage-error.ts';
import type { StorageCall, StorageContext } from '../requests/context.ts';
import { sendBytes } from '../requests/download.ts';
import { changeJudge, requireAllowed, webCaller } from './access.ts';
import { handleWebUpload } from './browser-upload.ts';

/** The API of the browser SDK, below `/v0/b/{bucket}/o`. */
export async function handleWeb(web: StorageCall, segment: string | undefined): Promise<void> {
  const method = web.request.method ?? 'GET';
  if (segment === undefined || segment === '') {
    if (method === 'POST') return handleWebUpload(web);
    if (method === 'GET') return list(web);
  } else {
    const name = checkObjectName(decodeSegment(segment));
    if (method === 'GET' || method === 'HEAD') return get(web, name);
    if (method === 'PATCH') return patch(web, name);
    if (method === 'DELETE') return remove(web, name);
    if (method === 'POST') return handleWebUpload(web, name);
  }
  throw unsupported(`the Storage call ${method} ${web.url.pathname}`);
}

async function get(web: StorageCall, name: string): Promise<void> {
  const { context, request, response, url } = web;
  const object = context.objects.get(name);
  const bytesAsked = url.searchParams.get('alt') === 'media';
  const token = url.searchParams.get('token');
  if (bytesAsked && token !== null) {
    if (object === null) throw notFound(name);
    if (!downloadTokens(object).includes(token)) throw denied('The download token is not valid.');
    return sendBytes(context, object, request, response);
  }
  requireAllowed(context, webCaller(web), 'get', name, object);
  if (object === null) throw notFound(name);
  if (bytesAsked) return sendBytes(context, object, request, response);
  sendJson(response, 200, firebaseMetadata(withToken(context, object)));
}

/** Objects that the Admin SDK stored have no token until a browser first asks for one. */
function withToken(context: StorageContext, object: StoredObject): StoredObject {
  if (downloadTokens(object).length > 0) return object;
  const attributes = attributesOf(object);
  return context.changes.annotate(object, {
    ...attributes,
    metadata: { ...attributes.metadata, [TOKENS_KEY]: randomUUID() },
  });
}

function list(web: StorageCall): void {
  const { context, response, url } = web;
  const query = readListQuery(url.searchParams);
  requireAllowed(context, webCaller(web), 'list', query.prefix.replace(/\/$/, ''), null);
  const page = listObjects(context.objects, query);
  sendJson(response, 200, {
    ...page,
    items: page.items.map(({ name, bucket }) => ({ name, bucket })),
  });
}

async function patch(web: StorageCall, name: string): Promise<void> {
  const { context, response } = web;
  const caller = webCaller(web);
  const body = withoutTokens(await readJson(web.request));
  const judge = changeJudge(context, caller, 'update', name);
  const object = context.changes.patch({ name, preconditions: {}, judge }, (current) =>
    changeAttributes(attributesOf(current), body),
  );
  sendJson(response, 200, firebaseMetadata(object));
}

async function remove(web: StorageCall, name: string): Promise<void> {
  const judge = changeJudge(web.context, webCaller(web), 'delete', name);
  await web.context.changes.remove({ name, preconditions: {}, judge });
  web.response.writeHead(204).end();
}
