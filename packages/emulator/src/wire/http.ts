import type { IncomingMessage, ServerResponse } from 'node:http';
import { isObject, type Json } from './json.ts';
import { invalidArgument, type StatusError } from './status-error.ts';
import { writeAll } from './write-all.ts';

/** Answers one request; resolves to false, without answering, for paths it does not handle. */
export type HttpHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
) => Promise<boolean>;

const MAX_JSON_BYTES = 12 * 1024 * 1024;

/**
 * The body, chunk by chunk. A reader that stops early can still answer: the rest is discarded, so
 * that a client that is still sending receives the answer.
 */
export async function* bodyChunks(request: IncomingMessage): AsyncGenerator<Buffer> {
  try {
    yield* request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>;
  } finally {
    request.resume();
  }
}

/** Reads a whole body; throws as soon as it is larger than `limit` bytes. */
export async function readBody(request: IncomingMessage, limit = MAX_JSON_BYTES): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of bodyChunks(request)) {
    size += chunk.length;
    if (size > limit) {
      throw invalidArgument(`The request body is larger than ${limit} bytes.`);
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Reads a JSON object; an empty body counts as an empty object. */
export async function readJson(request: IncomingMessage): Promise<Json> {
  const text = (await readBody(request)).toString('utf8');
  if (text.trim() === '') return {};
  return parseJsonObject(text);
}

/** Throws INVALID_ARGUMENT for a text that is not a JSON object. */
export function parseJsonObject(text: string): Json {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw invalidArgument('The body is not valid JSON.', { cause });
  }
  if (!isObject(value)) throw invalidArgument('The body must be a JSON object.');
  return value;
}

/** Answers with JSON that must not be cached. */
export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  const bytes = Buffer.from(JSON.stringify(body));
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': bytes.length,
    'cache-control': 'no-store',
  });
  response.end(bytes);
}

/** Enough for one write to a socket. */
const CHUNK_CHARACTERS = 65_536;

/** Answers with a JSON list whose items are made as the client takes them. */
export async function sendJsonList(
  response: ServerResponse,
  items: Iterable<unknown>,
): Promise<void> {
  response.writeHead(200, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
  });
  if (await writeAll(response, 'close', jsonChunks(items))) response.end();
}

function* jsonChunks(items: Iterable<unknown>): Generator<string> {
  let text = '[';
  let separator = '';
  for (const item of items) {
    text += separator + JSON.stringify(item);
    separator = ',';
    if (text.length < CHUNK_CHARACTERS) continue;
    yield text;
    text = '';
  }
  yield `${text}]`;
}

/** Google's JSON error envelope for a refusal. */
export function sendStatusError(response: ServerResponse, error: StatusError): void {
  sendJson(response, error.httpStatus, {
    error: { code: error.httpStatus, status: error.status, message: error.message },
  });
}
