import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Request } from 'firebase-functions/https';
import { log } from '../log.ts';
import { config } from '../settings/config.ts';

/** An HTTP request independent of the framework, so that tests can build one. */
export interface ApiRequest {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: Record<string, string | undefined>;
  body: Buffer;
  /** The visitor's IP address as the trusted proxies report it. */
  address: string;
}

export interface ApiAnswer {
  status: number;
  headers?: Record<string, string>;
  /** A stream is read only once it is sent, as fast as the visitor takes it. */
  body?: string | Buffer | Readable;
}

export type ApiHandler = (request: ApiRequest) => Promise<ApiAnswer>;

const answerWith =
  <Value>(type: string, bodyOf: (value: Value) => string | Buffer) =>
  (status: number, value: Value, headers: Record<string, string> = {}): ApiAnswer => ({
    status,
    headers: { 'content-type': `${type}; charset=utf-8`, ...NO_STORE, ...headers },
    body: bodyOf(value),
  });

export const json = answerWith<unknown>('application/json', JSON.stringify);
export const html = answerWith<Buffer>('text/html', (body) => body);
export const text = answerWith<string>('text/plain', (body) => body);

export function redirect(
  status: 301 | 303,
  location: string,
  headers: Record<string, string> = {},
): ApiAnswer {
  return { status, headers: { location, ...NO_STORE, ...headers } };
}

/** The body parsed as JSON; undefined when it is not JSON. */
export function readJson(request: ApiRequest): unknown {
  try {
    return JSON.parse(request.body.toString('utf8'));
  } catch {
    return undefined;
  }
}

/** The part of the framework's response that is used here. */
export interface Response {
  status(code: number): unknown;
  set(header: string, value: string): unknown;
  end(body?: string | Buffer): unknown;
}

/** Adapts a handler to an https function. Errors are logged and answered with 500, without detail. */
export function serve(name: string, handler: ApiHandler) {
  return async (request: Request, response: Response): Promise<void> => {
    const answer = await answerOf(name, handler, request);
    response.status(answer.status);
    response.set('x-content-type-options', 'nosniff');
    for (const [header, value] of Object.entries(answer.headers ?? {})) response.set(header, value);
    if (request.method === 'HEAD') response.end();
    else if (answer.body instanceof Readable) await sendStream(name, answer.body, response);
    else response.end(answer.body);
  };
}

/** The connection was closed while the file was sent, or before. */
const VISITOR_GONE = new Set<unknown>(['ERR_STREAM_PREMATURE_CLOSE', 'ERR_STREAM_UNABLE_TO_PIPE']);

/** A file that ends too early ends the connection: the visitor must not take a part for the whole. */
async function sendStream(name: string, body: Readable, response: Response): Promise<void> {
  try {
    // The framework's response is a stream; only tests of other answers have less.
    await pipeline(body, response as Response & Writable);
  } catch (error) {
    const { code } = error as { code?: unknown };
    if (!VISITOR_GONE.has(code)) log.requestFailed(name, error);
  }
}

async function answerOf(name: string, handler: ApiHandler, request: Request): Promise<ApiAnswer> {
  try {
    return await handler(apiRequest(request));
  } catch (error) {
    log.requestFailed(name, error);
    return json(500, { ok: false, error: 'server' });
  }
}

function apiRequest(request: Request): ApiRequest {
  // Split by hand, since `new URL` throws for malformed paths such as `//`.
  const [path = '/', ...search] = (request.originalUrl || request.url).split('?');
  return {
    method: request.method,
    path,
    query: new URLSearchParams(search.join('?')),
    headers: Object.fromEntries(
      Object.entries(request.headers).map(([name, value]) => [
        name,
        Array.isArray(value) ? value.join(', ') : value,
      ]),
    ),
    body: request.rawBody ?? Buffer.alloc(0),
    address: visitorAddress(
      request.headers['x-forwarded-for'],
      request.socket?.remoteAddress ?? '',
      config.trustedProxyHops(),
    ),
  };
}

/**
 * The address that the outermost of `hops` trusted proxies saw. Entries of `x-forwarded-for`
 * further left come from the visitor and can be forged.
 */
export function visitorAddress(
  forwarded: string | string[] | undefined,
  socket: string,
  hops: number,
): string {
  const header = Array.isArray(forwarded) ? forwarded.join(',') : (forwarded ?? '');
  const chain = [
    ...header
      .split(',')
      .map((entry) => entry.trim())
      .filter(Boolean),
    socket,
  ];
  return chain.at(-1 - hops) ?? chain[0] ?? '';
}

/**
 * For pages that Google's CDN may keep: a release empties it. `firebase.json` says the same for `/soeg`
 * and the addresses of vehicles, since Hosting may replace what functions say by its header rules.
 */
export const CACHED_FOR_A_MINUTE = { 'cache-control': 'public, max-age=0, s-maxage=60' };

const NO_STORE = { 'cache-control': 'no-store' };
