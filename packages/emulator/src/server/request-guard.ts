import type { IncomingMessage, ServerResponse } from 'node:http';
import { StatusError } from '../wire/status-error.ts';

/** Decides which requests are accepted at all: from local programs and from allowed origins. */
export interface Guard {
  isOwnHost(host: string | undefined): boolean;
  isAllowedOrigin(origin: string | undefined): boolean;
}

/** A page of this machine, at any port. */
const LOOPBACK_ORIGIN = /^https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;

/**
 * Any web page can make its visitor's browser send requests to the loopback address. The Host
 * header reveals foreign names that resolve to it (DNS rebinding), the Origin header foreign pages.
 */
export function createGuard(port: number, allowedOrigins?: readonly string[]): Guard {
  const hosts = new Set([`127.0.0.1:${port}`, `localhost:${port}`, `[::1]:${port}`]);
  const origins = new Set([
    ...(allowedOrigins ?? []),
    ...[...hosts].map((host) => `http://${host}`),
  ]);
  return {
    isOwnHost: (host) => host !== undefined && hosts.has(host.toLowerCase()),
    isAllowedOrigin: (origin) =>
      origin === undefined ||
      origins.has(origin) ||
      (allowedOrigins === undefined && LOOPBACK_ORIGIN.test(origin)),
  };
}

const EXPOSED_HEADERS = [
  'content-length',
  'content-range',
  'x-goog-upload-chunk-granularity',
  'x-goog-upload-control-url',
  'x-goog-upload-size-received',
  'x-goog-upload-status',
  'x-goog-upload-url',
].join(', ');

/** Throws for a foreign Host or Origin; sets the CORS headers for an allowed origin. */
export function checkHostAndOrigin(
  guard: Guard,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const { host, origin } = request.headers;
  if (!guard.isOwnHost(host)) {
    throw new StatusError('PERMISSION_DENIED', `Requests for the host "${host}" are refused.`);
  }
  if (!guard.isAllowedOrigin(origin)) {
    throw new StatusError('PERMISSION_DENIED', `Requests from ${origin} are refused.`);
  }
  response.setHeader('vary', 'Origin');
  if (origin === undefined) return;
  response.setHeader('access-control-allow-origin', origin);
  response.setHeader('access-control-expose-headers', EXPOSED_HEADERS);
}

/** Answers the CORS preflight (`OPTIONS`) of a browser. */
export function answerPreflight(request: IncomingMessage, response: ServerResponse): void {
  response.writeHead(204, {
    'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
    'access-control-allow-headers': request.headers['access-control-request-headers'] ?? '',
    'access-control-max-age': '600',
  });
  response.end();
}
