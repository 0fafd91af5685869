import type { IncomingMessage, ServerResponse } from 'node:http';
import { ADMIN } from '#emulator/wire/caller.ts';
import { readJson, sendJson } from '#emulator/wire/http.ts';
import { unsupported } from '#emulator/wire/status-error.ts';
import { newAttributes } from '../objects/attributes.ts';
import { checkObjectName } from '../objects/names.ts';
import { readPreconditions } from '../objects/preconditions.ts';
import { objectResource } from '../objects/resources.ts';
import { badRequest } from '../objects/storage-error.ts';
import type { StorageCall } from '../requests/context.ts';
import { headerText, readSize } from '../requests/header-values.ts';
import { refuseHeaders, refuseOtherParameters } from '../requests/refuse.ts';
import { type ExpectedChecksums, readChecksums, verifyChecksums } from '../uploads/checksums.ts';
import { receiveMultipart } from '../uploads/multipart.ts';
import { receiveInto } from '../uploads/receive.ts';
import { PARAMETERS } from './parameters.ts';

/** Uploads of the Admin SDK: `uploadType` multipart, media, or the start of a resumable one. */
export async function handleAdminUpload(call: StorageCall): Promise<void> {
  refuseOtherParameters(call.url, PARAMETERS.upload);
  const type = call.url.searchParams.get('uploadType');
  if (type === 'resumable') return begin(call);
  if (type === 'multipart' || type === 'media') return uploadInOneRequest(call, type);
  throw unsupported(`uploads of type ${type}`);
}

async function uploadInOneRequest(call: StorageCall, type: 'multipart' | 'media'): Promise<void> {
  const { context, request, response } = call;
  const incoming = context.blobs.newIncoming();
  const file = context.blobs.incomingPath(incoming);
  try {
    const parts =
      type === 'multipart'
        ? await receiveMultipart(request, file)
        : { metadata: {}, contentType: request.headers['content-type'] };
    if (type === 'media') await receiveInto(file, 0, request, Infinity);
    const name = nameOf(call, parts.metadata);
    const attributes = newAttributes(parts.metadata, parts.contentType);
    const blob = await context.blobs.finalize(incoming);
    const expected = readChecksums(parts.metadata, request.headers['x-goog-hash']);
    await verifyChecksums(context.blobs, blob, expected);
    const preconditions = readPreconditions(call.url.searchParams);
    const object = await context.changes.put({ name, preconditions, blob, attributes });
    sendJson(response, 200, objectResource(object, context.publicUrl));
  } finally {
    await context.blobs.removeIncoming(incoming);
  }
}

async function begin(call: StorageCall): Promise<void> {
  const { context, request, response, url } = call;
  const body = await readJson(request);
  const upload = context.uploads.begin({
    name: nameOf(call, body),
    attributes: newAttributes(body, headerText(request, 'x-upload-content-type')),
    declaredSize: readSize(headerText(request, 'x-upload-content-length')),
    preconditions: readPreconditions(url.searchParams),
    caller: ADMIN,
    expected: readChecksums(body, undefined),
  });
  const location = new URL(url.pathname, context.publicUrl);
  location.searchParams.set('name', upload.name);
  location.searchParams.set('uploadType', 'resumable');
  location.searchParams.set('upload_id', upload.id);
  response.setHeader('location', location.href);
  response.setHeader('x-guploader-uploadid', upload.id);
  sendJson(response, 200, {});
}

/** Takes bytes of a resumable upload, or reports its progress for `bytes *`. */
export async function continueAdminUpload(call: StorageCall): Promise<void> {
  const { context, request, response, url } = call;
  refuseHeaders(request);
  const upload = context.uploads.find(url.searchParams.get('upload_id'));
  if (request.method === 'DELETE') {
    await context.uploads.cancel(upload);
    response.writeHead(499).end();
    return;
  }
  if (upload.finished !== null)
    return sendJson(response, 200, objectResource(upload.finished, context.publicUrl));
  const range = readContentRange(request.headers['content-range']);
  const whole = range.start !== null && range.end === null;
  if (range.start !== null) await context.uploads.append(upload, range.start, request);
  const received = await context.uploads.received(upload);
  const total = range.total ?? (whole ? received : upload.declaredSize);
  if (total === null || received < total) return incomplete(response, received);
  const expected = withHeaderChecksums(upload.expected, request);
  const object = await context.uploads.finish(
    { ...upload, expected, declaredSize: total },
    undefined,
  );
  sendJson(response, 200, objectResource(object, context.publicUrl));
}

function withHeaderChecksums(
  expected: ExpectedChecksums,
  request: IncomingMessage,
): ExpectedChecksums {
  return { ...expected, ...readChecksums({}, request.headers['x-goog-hash']) };
}

function incomplete(response: ServerResponse, received: number): void {
  const range = received === 0 ? {} : { range: `bytes=0-${received - 1}` };
  response.writeHead(308, { ...range, 'content-length': 0 }).end();
}

interface ContentRange {
  /** Null where only the progress is requested. */
  start: number | null;
  /** Null where the body extends to the end of the object. */
  end: number | null;
  total: number | null;
}

function readContentRange(header: string | undefined): ContentRange {
  if (header === undefined) return { start: 0, end: null, total: null };
  const match = /^bytes (?:(\*)|(\d+)-(\d+|\*))\/(\d+|\*)$/.exec(header);
  if (match === null) throw badRequest(`The Content-Range "${header}" cannot be read.`);
  const [, question, start, end, total] = match;
  return {
    start: question === '*' ? null : Number(start),
    end: end === undefined || end === '*' ? null : Number(end),
    total: total === '*' ? null : Number(total),
  };
}

function nameOf(call: StorageCall, body: Record<string, unknown>): string {
  const given = call.url.searchParams.get('name') ?? body['name'];
  return checkObjectName(typeof given === 'string' ? given : null);
}
