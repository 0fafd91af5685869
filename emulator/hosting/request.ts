import type { IncomingMessage } from 'node:http';

/** Whether an address cannot be decoded; Hosting refuses it before it looks for a file. */
export function isMalformed(address: string): boolean {
  try {
    decodeURI(new URL(address, 'http://hosting.invalid').pathname);
    return !address.startsWith('/');
  } catch {
    return true;
  }
}

/**
 * What Hosting tells a function about the visitor. The address of the connection is appended,
 * so whatever a visitor claims stands before the one entry that can be trusted: the last.
 */
export function forwardedHeaders(request: IncomingMessage): Record<string, string> {
  const visitor = request.socket.remoteAddress ?? '';
  const claimed = request.headers['x-forwarded-for'];
  const before = Array.isArray(claimed) ? claimed.join(', ') : claimed;
  return {
    'x-forwarded-for': before ? `${before}, ${visitor}` : visitor,
    'x-forwarded-host': request.headers.host ?? '',
    'x-forwarded-proto': 'http',
    'fastly-client-ip': visitor,
  };
}
