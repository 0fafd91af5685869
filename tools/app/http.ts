import type { IncomingMessage, ServerResponse } from 'node:http';
import { HOST } from '../shared/config.ts';

/** Answers one request, or says `false` when the path belongs to somebody else. */
export type LocalHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
) => Promise<boolean>;

export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
  });
  response.end(JSON.stringify(body));
}

/** Reads a whole body as text; null when it is larger than `limit` bytes. */
export async function readText(request: IncomingMessage, limit = 65_536): Promise<string | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > limit) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

const LOOPBACK = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/u;

/**
 * Whether a request was addressed to this machine by name. A foreign web page that points its own
 * name at 127.0.0.1 does not get past this.
 */
function isLoopbackHost(request: IncomingMessage): boolean {
  return LOOPBACK.test(request.headers.host ?? '');
}

/** Answers `/__local/**`, for whoever sits at this machine alone. */
export function answerLocally(
  local: LocalHandler,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  if (!isLoopbackHost(request)) {
    sendJson(response, 403, { error: 'loopback only' });
    return;
  }
  local(request, response, new URL(request.url ?? '/', `http://${HOST}`))
    .then((answered) => {
      if (!answered) sendJson(response, 404, { error: 'not found' });
    })
    .catch((error: unknown) => {
      console.error(error);
      if (!response.headersSent) sendJson(response, 500, { error: 'internal' });
      else response.destroy();
    });
}

/** What functions answer, so that no build holds it: data, files, the request forms of cars. */
export const FROM_FUNCTIONS = /^\/(?:(?:api|pictures|documents)\/|car\/[^/]+\/[^/]+$)/u;

/** Asks one handler after the other. */
export function firstOf(...handlers: LocalHandler[]): LocalHandler {
  return async (request, response, url) => {
    for (const handle of handlers) if (await handle(request, response, url)) return true;
    return false;
  };
}
