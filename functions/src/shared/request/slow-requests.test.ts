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
  let answer = '';
  socket.on('data', (bytes) => {
    answer += bytes;
  });
  // What the server has not read when it ends the connection is an error.
  socket.on('error', () => {});
  // Once what came has been read: a write after the end would lose the answer.
  const drip = setInterval(() => setImmediate(() => answer === '' && socket.write('x')), 50);
  await new Promise((closed) => socket.once('close', closed));
  clearInterval(drip);
  stop();
  expect(answer).toMatch(/^HTTP\/1\.1 408 /u);
});

it('a request that comes in time is answered however long that takes', async () => {
  const stop = endSlowRequests(300);
  const { hostname, port } = await start();
  const answered = Promise.withResolvers<void>();
  server.removeAllListeners('request').on('request', async (request, response) => {
    const body = await text(request);
    // Until the next look for slow requests, and the one after.
    setTimeout(answered.resolve, 500);
    await answered.promise;
    response.end(body.toUpperCase());
  });
  // Written at once, so that it comes in time on a busy machine too.
  const socket = connect(Number(port), hostname);
  const head = 'POST / HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Length: 5\r\n\r\n';
  socket.write(`${head}quick`);
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 .*QUICK$/su);
  stop();
});
