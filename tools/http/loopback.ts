import type { IncomingMessage, ServerResponse } from 'node:http';
import { HOST } from '../shared/config.ts';
import { type Route, sendJson } from './route.ts';

const LOOPBACK_NAME = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/u;

/**
 * Whether a request came under a host name of this machine; answers 403 where it did not. A foreign
 * web page can point a name of its own at 127.0.0.1, and would read answers as its own site's.
 */
export function requireLoopbackHost(request: IncomingMessage, response: ServerResponse): boolean {
  if (LOOPBACK_NAME.test(request.headers.host ?? '')) return true;
  sendJson(response, 403, { error: 'loopback only' });
  return false;
}

/** Answers a request to `/__local/**` on this machine through `route`, with 404 where it has no answer. */
export function answerOnLoopback(
  route: Route,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  if (!requireLoopbackHost(request, response)) return;
  route(request, response, new URL(request.url ?? '/', `http://${HOST}`))
    .then((answered) => {
      if (!answered) sendJson(response, 404, { error: 'not found' });
    })
    .catch((error: unknown) => {
      console.error(error);
      if (!response.headersSent) sendJson(response, 500, { error: 'internal' });
      else response.destroy();
    });
}
