import type { IncomingMessage } from 'node:http';

/** Whether a request target cannot be decoded; Hosting answers 400 without looking for a file. */
export function isMalformed(address: string): boolean {
  try {
    decodeURI(new URL(address, 'http://hosting.invalid').pathname);
    return !address.startsWith('/');
  } catch {
    return true;
  }
}

/** The address with a query that can be decoded; superstatic ends the process at any other. */
export function decodableAddress(address: string): string {
  try {
    decodeURI(address);
    return address;
  } catch {
    const [path = '', ...query] = address.split('?');
    return `${path}?${query.join('?').replaceAll('%', '%25')}`;
  }
}

/**
 * The headers by which Hosting passes on the visitor's address. The address of the connection is
 * appended, so only the last entry can be trusted; a visitor may have sent the others.
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
