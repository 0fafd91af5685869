import { request as forward, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Emulator } from 'app-emulator';

const UPLOADS = 'upload-firebasehosting.googleapis.com';

export function isHosting(host: string): boolean {
  return host === 'firebasehosting.googleapis.com' || host === UPLOADS;
}

/** Sends a call of Hosting's API on to the emulator, whose access token is `owner`. */
export function answerHosting(
  emulator: Emulator,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const { host } = new URL(emulator.url);
  const sent = forward(new URL(request.url ?? '/', emulator.url), {
    method: request.method ?? 'GET',
    headers: { ...request.headers, host, authorization: 'Bearer owner' },
  });
  sent.on('response', async (answer) => {
    const { 'content-length': _, ...headers } = answer.headers;
    response.writeHead(answer.statusCode ?? 502, headers);
    // Files are uploaded to an address of Google's too.
    response.end((await text(answer)).replaceAll(emulator.url, `https://${UPLOADS}`));
  });
  sent.on('error', (error) => response.destroy(error));
  request.pipe(sent);
}
