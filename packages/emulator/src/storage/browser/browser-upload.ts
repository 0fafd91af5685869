import { randomUUID } from 'node:crypto';
import { readJson, sendJson } from '#emulator/wire/http.ts';
import { unsupported } from '#emulator/wire/status-error.ts';
import { newAttributes, withoutTokens } from '../objects/attributes.ts';
import { newObject } from '../objects/changes.ts';
import { checkObjectName } from '../objects/names.ts';
import { type Attributes, type StoredObject, TOKENS_KEY } from '../objects/objects.ts';
import { firebaseMetadata } from '../objects/resources.ts';
import type { StorageCall } from '../requests/context.ts';
import { headerText, readSize } from '../requests/header-values.ts';
import { readChecksums, verifyChecksums } from '../uploads/checksums.ts';
import { receiveMultipart } from '../uploads/multipart.ts';
import type { Upload } from '../uploads/upload-store.ts';
import { accessCheck, browserCaller } from './access.ts';

const GRANULARITY = 256 * 1024;

/** Uploads of the browser SDK: in one multipart request, or resumable in chunks. */
export async function handleBrowserUpload(call: StorageCall, pathName?: string): Promise<void> {
  const { request, url } = call;
  const uploadId = url.searchParams.get('upload_id');
  const command = headerText(call.request, 'x-goog-upload-command');
  if (uploadId !== null) return continueUpload(call, uploadId, command ?? '');
  const protocol = headerText(call.request, 'x-goog-upload-protocol');
  if (protocol === 'resumable' && command === 'start') return begin(call, pathName);
  if (protocol === 'multipart') return uploadInOneRequest(call, pathName);
  throw unsupported(`uploads of the protocol ${protocol ?? request.headers['content-type']}`);
}

async function uploadInOneRequest(call: StorageCall, pathName?: string): Promise<void> {
  const { context, request } = call;
  const caller = browserCaller(call);
  const incoming = context.blobs.newIncoming();
  try {
    const parts = await receiveMultipart(request, context.blobs.incomingPath(incoming));
    const name = nameOf(call, parts.metadata, pathName);
    const attributes = browserAttributes(parts.metadata, parts.contentType);
    const blob = await context.blobs.finalize(incoming);
    await verifyChecksums(context.blobs, blob, readChecksums(parts.metadata, undefined));
    const checkAccess = accessCheck(context, caller, 'upload', name);
    const object = await context.changes.put({ name, checkAccess, blob, attributes });
    sendJson(call.response, 200, firebaseMetadata(object));
  } finally {
    await context.blobs.removeIncoming(incoming);
  }
}

/** Checks the rules with the declared size, so that a refusal comes before the bytes are sent. */
async function begin(call: StorageCall, pathName?: string): Promise<void> {
  const { context, request, response } = call;
  const caller = browserCaller(call);
  const body = await readJson(request);
  const name = nameOf(call, body, pathName);
  const attributes = browserAttributes(
    body,
    headerText(call.request, 'x-goog-upload-header-content-type'),
  );
  const declaredSize = readSize(headerText(call.request, 'x-goog-upload-header-content-length'));
  const bytes = { id: '', size: declaredSize ?? 0, md5Hash: '', crc32c: '' };
  const object = newObject(context.bucket, name, bytes, attributes, null);
  const declared = { ...object, generation: '0' };
  accessCheck(context, caller, 'upload', name)(context.objects.get(name), declared);
  const upload = context.uploads.begin({
    name,
    attributes,
    declaredSize,
    caller,
    preconditions: {},
    expected: readChecksums(body, undefined),
  });
  const target = new URL(call.url.pathname, context.publicUrl);
  target.searchParams.set('name', name);
  target.searchParams.set('upload_id', upload.id);
  target.searchParams.set('upload_protocol', 'resumable');
  response.setHeader('x-goog-upload-url', target.href);
  response.setHeader('x-goog-upload-control-url', target.href);
  response.setHeader('x-goog-upload-chunk-granularity', String(GRANULARITY));
  response.setHeader('x-goog-upload-status', 'active');
  sendJson(response, 200, {});
}

async function continueUpload(call: StorageCall, uploadId: string, command: string): Promise<void> {
  const { context, request } = call;
  const upload = context.uploads.find(uploadId);
  const commands = command.split(',').map((word) => word.trim());
  if (commands.includes('cancel')) {
    await context.uploads.cancel(upload);
    return answer(call, 'cancelled', 0, {});
  }
  if (upload.finished !== null) return finished(call, upload.finished);
  if (commands.includes('query')) return query(call, upload);
  if (!commands.includes('upload') && !commands.includes('finalize')) {
    throw unsupported(`the upload command ${command}`);
  }
  if (commands.includes('upload')) {
    const offset = readSize(headerText(call.request, 'x-goog-upload-offset'));
    await context.uploads.append(upload, offset, request);
  }
  if (!commands.includes('finalize')) {
    return answer(call, 'active', await context.uploads.received(upload), {});
  }
  const checkAccess = accessCheck(context, upload.caller, 'upload', upload.name);
  finished(call, await context.uploads.finish(upload, checkAccess));
}

async function query(call: StorageCall, upload: Upload): Promise<void> {
  const received = await call.context.uploads.received(upload);
  // The earlier request that `received` waited for may have finished the upload.
  const { finished: done } = call.context.uploads.find(upload.id);
  if (done !== null) finished(call, done);
  else answer(call, 'active', received, {});
}

function finished(call: StorageCall, object: StoredObject): void {
  answer(call, 'final', object.blob.size, firebaseMetadata(object));
}

function answer(call: StorageCall, status: string, received: number, body: unknown): void {
  call.response.setHeader('x-goog-upload-status', status);
  call.response.setHeader('x-goog-upload-size-received', String(received));
  sendJson(call.response, 200, body);
}

/** Every upload from a browser gets a new download token. */
function browserAttributes(body: Record<string, unknown>, contentType?: string): Attributes {
  const attributes = newAttributes(withoutTokens(body), contentType);
  return { ...attributes, metadata: { ...attributes.metadata, [TOKENS_KEY]: randomUUID() } };
}

function nameOf(call: StorageCall, body: Record<string, unknown>, pathName?: string): string {
  const given = pathName ?? call.url.searchParams.get('name') ?? body['fullPath'] ?? body['name'];
  return checkObjectName(typeof given === 'string' ? given : null);
}
