import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';

export interface RequestToSend {
  method: string;
  url: string;
  headers: Record<string, string>;
  body: string | Uint8Array | null;
}

export interface Answer {
  status: number;
  text: string;
  /** The header `Retry-After`. */
  retryAfter?: string | undefined;
}

/** How long a connection may be silent in the middle of a request. */
const TIMEOUT_MS = 120_000;

/** A server may close a connection at the moment at which it is used again. */
const CLOSED = new Set(['ECONNRESET', 'EPIPE']);

/**
 * Sends a request and resolves to its answer, whatever its status. Rejects where there is none. A release may
 * have thousands of small files, and `fetch` takes three times the CPU and the memory for them. Node's own
 * agents use a connection again for five seconds and, by its settings, a proxy.
 */
export function sendRequest(toSend: RequestToSend): Promise<Answer> {
  const { method, url, headers, body } = toSend;
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const open = url.startsWith('https:') ? httpsRequest : httpRequest;
  const request = open(url, { method, headers, timeout: TIMEOUT_MS });
  request.on('error', (error) => {
    const isClosed = 'code' in error && CLOSED.has(String(error.code));
    if (request.reusedSocket && isClosed) resolve(sendRequest(toSend));
    else reject(error);
  });
  request.on('timeout', () => request.destroy(new Error(`${url} did not answer in time.`)));
  request.on('response', (response) => {
    let text = '';
    response.setEncoding('utf8');
    response.on('data', (part: string) => {
      text += part;
    });
    response.on('error', reject);
    response.on('end', () => {
      const retryAfter = response.headers['retry-after'];
      resolve({ status: response.statusCode ?? 0, text, ...(retryAfter && { retryAfter }) });
    });
  });
  request.end(body ?? undefined);
  return promise;
}
