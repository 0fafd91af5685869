import { open } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { bodyChunks, parseJsonObject } from '#emulator/wire/http.ts';
import { badRequest } from '../objects/storage-error.ts';
import { writeAll } from './receive.ts';

export interface MultipartUpload {
  /** The JSON of the first part. */
  metadata: Record<string, unknown>;
  /** Type of the second part. */
  contentType: string | undefined;
}

const MAX_HEAD_BYTES = 64 * 1024;
const PART_START = /^(?:\r\n)?--BOUNDARY[ \t]*\r\n([\s\S]*?)\r\n\r\n/;

/**
 * Reads `multipart/related`: metadata first, then the bytes, which are streamed into `file`. Throws
 * where the closing boundary is missing, so a truncated body never counts as complete.
 */
export async function receiveMultipart(
  request: IncomingMessage,
  file: string,
): Promise<MultipartUpload> {
  const boundary = boundaryOf(request.headers['content-type'] ?? '');
  const closing = Buffer.from(`\r\n--${boundary}--`);
  await using handle = await open(file, 'w');
  let head: ReturnType<typeof parseHead> = null;
  let pending: Buffer = Buffer.alloc(0);
  let position = 0;
  for await (const chunk of bodyChunks(request)) {
    pending = Buffer.concat([pending, chunk]);
    if (head === null) {
      head = parseHead(pending, boundary);
      if (head === null) {
        if (pending.length > MAX_HEAD_BYTES) throw badRequest('Metadata part is too large.');
        continue;
      }
      pending = pending.subarray(head.length);
    }
    // The tail may be the closing boundary and a line break: not written until the end is known.
    const ready = pending.subarray(0, Math.max(0, pending.length - closing.length - 2));
    await writeAll(handle, ready, position);
    position += ready.length;
    pending = pending.subarray(ready.length);
  }
  if (head === null) throw badRequest('The multipart body has no two parts.');
  const end = pending.lastIndexOf(closing);
  if (end < 0) throw badRequest('The multipart body broke off before its end.');
  await writeAll(handle, pending.subarray(0, end), position);
  return { metadata: head.metadata, contentType: head.contentType };
}

function boundaryOf(contentType: string): string {
  const match = /^multipart\/related\b.*;\s*boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(contentType);
  const boundary = match?.[1] ?? match?.[2];
  if (boundary === undefined) throw badRequest('Expected multipart/related with a boundary.');
  return boundary;
}

/** Parses everything before the object's bytes; null while it is incomplete. */
function parseHead(bytes: Buffer, boundary: string) {
  // Latin-1 keeps one character per byte, so lengths are byte counts.
  const text = bytes.subarray(0, MAX_HEAD_BYTES).toString('latin1');
  const start = new RegExp(PART_START.source.replace('BOUNDARY', RegExp.escape(boundary)));
  const first = start.exec(text);
  if (first === null) return null;
  const jsonEnd = text.indexOf(`\r\n--${boundary}`, first[0].length);
  if (jsonEnd < 0) return null;
  const second = start.exec(text.slice(jsonEnd));
  if (second === null) return null;
  const json = bytes.subarray(first[0].length, jsonEnd).toString('utf8');
  return {
    metadata: json.trim() === '' ? {} : parseJsonObject(json),
    contentType: /^content-type:\s*(.+?)\s*$/im.exec(second[1] ?? '')?.[1],
    length: jsonEnd + second[0].length,
  };
}
