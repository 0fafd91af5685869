import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { sendRequest } from './send-request.ts';

let server: Server;
afterEach(() => server.close());

/** Starts a server; returns how to send a body to it. */
async function listen(answer: RequestListener) {
  server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return (body: string | Uint8Array | null) =>
    sendRequest({
      method: 'POST',
      url: `http://127.0.0.1:${port}/a?b=c`,
      headers: { x: 'y' },
      body,
    });
}

it.each<[string, string | Uint8Array | null, string]>([
  ['text', 'æøå', 'æøå'],
  ['bytes', Buffer.from('æøå'), 'æøå'],
  ['no body', null, ''],
])('a request is sent whole, and its answer is read whole: %s', async (_what, body, expected) => {
  const send = await listen(async (request, response) => {
    const parts = await request.toArray();
    const { method, url, headers } = request;
    response.writeHead(409);
    response.end(`${method} ${url} ${headers['x']} ${Buffer.concat(parts)}`);
  });
  expect(await send(body)).toEqual({ status: 409, text: `POST /a?b=c y ${expected}` });
});

it('a connection is used again, and a new one where the server has closed it', async () => {
  const sockets = new Set<Socket>();
  const send = await listen((request, response) => {
    sockets.add(request.socket);
    request.resume().on('end', () => response.end());
  });
  await send('one');
  await send('two');
  expect(sockets.size).toBe(1);
  // The client has not heard of it when it sends the next request.
  server.closeIdleConnections();
  expect(await send('three')).toEqual({ status: 200, text: '' });
  expect(sockets.size).toBe(2);
});

it('a server that hangs up in the middle of its answer is an error', async () => {
  const send = await listen((request, response) => {
    response.writeHead(200, { 'content-length': 100 });
    response.write('{');
    request.resume().on('end', () => request.socket.destroy());
  });
  await expect(send('one')).rejects.toThrow();
});

it('a server that cannot be reached is an error', async () => {
  const send = await listen(() => {});
  await new Promise((resolve) => server.close(resolve));
  await expect(send('one')).rejects.toThrow('ECONNREFUSED');
});
