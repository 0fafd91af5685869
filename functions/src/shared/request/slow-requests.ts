import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { Server } from 'node:http';

/** Node tells here of each request once its headers are read, so before the framework reads the body. */
const REQUEST_STARTED = 'http.server.request.start';

/**
 * How long a request may take to arrive: the largest that a function accepts has some kilobytes.
 */
const MAX_REQUEST_MS = 30_000;

/**
 * Ends requests whose bodies come too slowly, on every server that runs the functions: an instance
 * takes few requests at once, and Node would let each keep its place for five minutes. How long an answer
 * takes is not limited. Returns a function that stops this for servers that are new by then.
 */
export function endSlowRequests(milliseconds = MAX_REQUEST_MS): () => void {
  const limit = (message: unknown) => {
    const { server } = message as { server: Server };
    server.requestTimeout = milliseconds;
    // Node swaps the two timeouts where this one is longer.
    server.headersTimeout = milliseconds;
  };
  subscribe(REQUEST_STARTED, limit);
  return () => unsubscribe(REQUEST_STARTED, limit);
}
