import { createServer, type Server } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, it } from 'vitest';
import { closeServer, listenOn } from '#tools/http/listen.ts';
import { endSlowRequests } from './slow-requests.ts';

let server: Server;
afterEach(() => closeServer(server));

/** A server as the framework makes it: it answers once the body is there. */
async function start(): Promise<URL> {
  server = createServer({ connectionsCheckingInterval: 50 }, async (request, response) => {
    // One that is ended has no body.
    const body = await text(request).catch(() => '');
    response.end(body.toUpperCase());
  });
  return new URL(await listenOn(server, 0));
}

it('a request whose body comes too slowly is ended, also the first of an instance', async () => {
  const stop = endSlowRequests(300);
  const { hostname, port } = await start();
  const socket = connect(Number(port), hostname);
  socket.write('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 900000\r\n\r\n');
  const drip = setInterval(() => socket.write('x'), 50);
  const answer = await text(socket);
  clearInterval(drip);
  stop();
  expect(answer).toMatch(/^HTTP\/1\.1 408 /u);
});

it('a request that comes in time is answered however long that takes', async () => {
  const stop = endSlowRequests(300);
  const url = await start();
  const answered = Promise.withResolvers<void>();
  server.removeAllListeners('request').on('request', async (request, response) => {
    const body = await text(request);
    // Until the next look for slow requests, and the one after.
    setTimeout(answered.resolve, 500);
    await answered.promise;
    response.end(body.toUpperCase());
  });
  const answer = await fetch(url, { method: 'POST', body: 'quick' });
  expect(await answer.text()).toBe('QUICK');
  stop();
});
