import type { IncomingMessage, ServerResponse } from 'node:http';
import { StatusError } from '../wire/status-error.ts';

/** Who may talk to the emulator at all: this machine's own programs and the named pages. */
export interface Guard {
  isOwnHost(host: string | undefined): boolean;
  isAllowedOrigin(origin: string | undefined): boolean;
}

/**
 * A page anywhere on the web can send requests to the loopback address of whoever visits it.
 * The Host header unmasks names that were pointed here (DNS rebinding), the Origin header the
 * pages of others.
 */
export function createGuard(port: number, allowedOrigins: readonly string[]): Guard {
  const hosts = new Set([`127.0.0.1:${port}`, `localhost:${port}`, `[::1]:${port}`]);
  const origins = new Set([...allowedOrigins, ...[...hosts].map((host) => `http://${host}`)]);
  return {
    isOwnHost: (host) => host !== undefined && hosts.has(host.toLowerCase()),
    isAllowedOrigin: (origin) => origin === undefined || origins.has(origin),
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

/** Throws for strangers; for pages that are welcome it sets the CORS headers. */
export function admit(guard: Guard, request: IncomingMessage, response: ServerResponse): void {
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

/** Answers the question a browser asks before a request that is not a simple one. */
export function answerPreflight(request: IncomingMessage, response: ServerResponse): void {
  response.writeHead(204, {
    'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
    'access-control-allow-headers': request.headers['access-control-request-headers'] ?? '',
    'access-control-max-age': '600',
  });
  response.end();
}
