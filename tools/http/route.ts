import type { IncomingMessage, ServerResponse } from 'node:http';

/** Answers one request, or resolves to `false` when another route should. */
export type Route = (
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
) => Promise<boolean>;

/** Combines routes: the first one that does not resolve to `false` answers. */
export function combineRoutes(...routes: Route[]): Route {
  return async (request, response, url) => {
    for (const route of routes) if (await route(request, response, url)) return true;
    return false;
  };
}

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
