import { randomUUID } from 'node:crypto';
import { readJson, sendJson } from '../../wire/http.ts';
import { unsupported } from '../../wire/status-error.ts';
import { newAttributes, withoutTokens } from '../objects/attributes.ts';
import { checkObjectName } from '../objects/names.ts';
import { type Attributes, type StoredObject, TOKENS_KEY } from '../objects/objects.ts';
import { firebaseMetadata } from '../objects/resources.ts';
import type { StorageCall } from '../requests/context.ts';
import { headerText, readSize } from '../requests/header-values.ts';
import { readChecksums, verifyChecksums } from '../uploads/checksums.ts';
import { receiveMultipart } from '../uploads/multipart.ts';
import type { Upload } from '../uploads/upload-store.ts';
import { requireAllowed, uploadJudge, webCaller } from './access.ts';

const GRANULARITY = 256 * 1024;

/** Uploads of the browser SDK: in one multipart request, or resumable in chunks. */
export async function handleWebUpload(web: StorageCall, pathName?: string): Promise<void> {
  const { request, url } = web;
  const uploadId = url.searchParams.get('upload_id');
  const command = headerText(web.request, 'x-goog-upload-command');
  if (uploadId !== null) return goOn(web, uploadId, command ?? '');
  const protocol = headerText(web.request, 'x-goog-upload-protocol');
  if (protocol === 'resumable' && command === 'start') return begin(web, pathName);
  if (protocol === 'multipart') return uploadAtOnce(web, pathName);
  throw unsupported(`uploads of the protocol ${protocol ?? request.headers['content-type']}`);
}

async function uploadAtOnce(web: StorageCall, pathName?: string): Promise<void> {
  const { context, request } = web;
  const caller = webCaller(web);
  const incoming = context.blobs.newIncoming();
  try {
    const parts = await receiveMultipart(request, context.blobs.incomingPath(incoming));
    const name = nameOf(web, parts.metadata, pathName);
    const attributes = webAttributes(parts.metadata, parts.contentType);
    const blob = await context.blobs.seal(incoming);
    await verifyChecksums(context.blobs, blob, readChecksums(parts.metadata, undefined));
    const judge = uploadJudge(context, caller, name);
    const object = await context.changes.put({ name, preconditions: {}, judge, blob, attributes });
    sendJson(web.response, 200, firebaseMetadata(object));
  } finally {
    await context.blobs.removeIncoming(incoming);
  }
}

/** The rules are asked with the promised size at once: a refusal costs no megabytes. */
async function begin(web: StorageCall, pathName?: string): Promise<void> {
  const { context, request, response } = web;
  const caller = webCaller(web);
  const body = await readJson(request);
  const name = nameOf(web, body, pathName);
  const attributes = webAttributes(
    body,
    headerText(web.request, 'x-goog-upload-header-content-type'),
  );
  const declaredSize = readSize(headerText(web.request, 'x-goog-upload-header-content-length'));
  const before = context.objects.get(name);
  const method = before === null ? 'create' : 'update';
  const promised = promisedObject(context.bucket, name, attributes, declaredSize ?? 0);
  requireAllowed(context, caller, method, name, before, promised);
  const upload = context.uploads.begin({
    name,
    attributes,
    declaredSize,
    caller,
    preconditions: {},
    expected: readChecksums(body, undefined),
  });
  const target = new URL(web.url.pathname, context.publicUrl);
  target.searchParams.set('name', name);
  target.searchParams.set('upload_id', upload.id);
  target.searchParams.set('upload_protocol', 'resumable');
  response.setHeader('x-goog-upload-url', target.href);
  response.setHeader('x-goog-upload-control-url', target.href);
  response.setHeader('x-goog-upload-chunk-granularity', String(GRANULARITY));
  response.setHeader('x-goog-upload-status', 'active');
  sendJson(response, 200, {});
}

async function goOn(web: StorageCall, uploadId: string, command: string): Promise<void> {
  const { context, request } = web;
  const upload = context.uploads.find(uploadId);
  const commands = command.split(',').map((word) => word.trim());
  if (commands.includes('cancel')) {
    await context.uploads.cancel(upload);
    return answer(web, 'cancelled', 0, {});
  }
  if (upload.finished !== null) return finished(web, upload.finished);
  if (commands.includes('query')) return query(web, upload);
  if (!commands.includes('upload') && !commands.includes('finalize')) {
    throw unsupported(`the upload command ${command}`);
  }
  if (commands.includes('upload')) {
    const offset = readSize(headerText(web.request, 'x-goog-upload-offset'));
    await context.uploads.append(upload, offset, request);
  }
  if (!commands.includes('finalize')) {
    return answer(web, 'active', await context.uploads.received(upload), {});
  }
  const judge = uploadJudge(context, upload.caller, upload.name);
  finished(web, await context.uploads.finish(upload, judge));
}

async function query(web: StorageCall, upload: Upload): Promise<void> {
  const received = await web.context.uploads.received(upload);
  // The request that was waited for may have been the last one.
  const { finished: done } = web.context.uploads.find(upload.id);
  if (done !== null) finished(web, done);
  else answer(web, 'active', received, {});
}

function finished(web: StorageCall, object: StoredObject): void {
  answer(web, 'final', object.blob.size, firebaseMetadata(object));
}

function answer(web: StorageCall, status: string, received: number, body: unknown): void {
  web.response.setHeader('x-goog-upload-status', status);
  web.response.setHeader('x-goog-upload-size-received', String(received));
  sendJson(web.response, 200, body);
}

/** Every upload from a browser gets a fresh download token. */
function webAttributes(body: Record<string, unknown>, contentType?: string): Attributes {
  const attributes = newAttributes(withoutTokens(body), contentType);
  return { ...attributes, metadata: { ...attributes.metadata, [TOKENS_KEY]: randomUUID() } };
}

function nameOf(web: StorageCall, body: Record<string, unknown>, pathName?: string): string {
  const given = pathName ?? web.url.searchParams.get('name') ?? body['fullPath'] ?? body['name'];
  return checkObjectName(typeof given === 'string' ? given : null);
}

function promisedObject(
  bucket: string,
  name: string,
  attributes: Attributes,
  size: number,
): StoredObject {
  const time = new Date().toISOString();
  return {
    ...attributes,
    bucket,
    name,
    blob: { id: '', size, md5Hash: '', crc32c: '' },
    generation: '0',
    metageneration: 1,
    timeCreated: time,
    updated: time,
  };
}
