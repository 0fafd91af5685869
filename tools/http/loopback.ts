import type { IncomingMessage, ServerResponse } from 'node:http';
import { HOST } from '../shared/config.ts';
import { type Route, sendJson } from './route.ts';

const LOOPBACK_NAME = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/u;

/**
 * Answers a request to `/__local/**` through `route`, with 404 where it has no answer. Refuses
 * requests under any other host name than this machine's own: a foreign web page can point a name
 * of its own at 127.0.0.1.
 */
export function answerOnLoopback(
  route: Route,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  if (!LOOPBACK_NAME.test(request.headers.host ?? '')) {
    sendJson(response, 403, { error: 'loopback only' });
    return;
  }
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
