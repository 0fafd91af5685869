import { createServer, type IncomingMessage, request as sendRequest } from 'node:http';
import { type AddressInfo, connect, createServer as createTcpServer } from 'node:net';
import type { Duplex } from 'node:stream';
import { FUNCTION_PATHS } from '#paths';
import { mailRoute } from '../app/mail/route.ts';
import { registerRoute } from '../app/register/register-route.ts';
import type { Runtime } from '../app/runtime.ts';
import { closeServer, listenOn } from '../http/listen.ts';
import { answerOnLoopback } from '../http/loopback.ts';
import { combineRoutes } from '../http/route.ts';
import { HOST } from '../shared/config.ts';
import { instantPublishRoute } from './instant-publish-route.ts';

export interface DevProxy {
  url: string;
  /** The port that Astro's dev server must listen on. */
  astroPort: number;
  close(): Promise<void>;
}

/**
 * Serves functions and pages under one address, as hosting does in production: it passes paths of
 * functions to the functions, and all others, with their live updates, to Astro's dev server.
 */
export async function startDevProxy(
  port: number,
  runtime: Pick<Runtime, 'serveFunctions' | 'mails' | 'secrets'>,
): Promise<DevProxy> {
  const astroPort = await freePort();
  const localRoute = combineRoutes(
    mailRoute(runtime.mails),
    registerRoute,
    instantPublishRoute(runtime.secrets),
  );
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    if (FUNCTION_PATHS.test(path.split('?')[0] ?? '')) {
      return runtime.serveFunctions(request, response);
    }
    if (path.startsWith('/__local/')) return answerOnLoopback(localRoute, request, response);
    const { method = 'GET', headers } = request;
    const astro = sendRequest({ host: HOST, port: astroPort, path, method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    astro.on('error', () => {
      if (response.headersSent) response.destroy();
      else response.writeHead(502).end('Astro is not ready yet.');
    });
    // A visitor who has left needs no page.
    response.once('close', () => astro.destroy());
    request.pipe(astro);
  });
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const astro = connect(astroPort, HOST, () => {
      const headers = Object.entries(request.headers).map(([name, value]) => `${name}: ${value}`);
      astro.write(`GET ${request.url} HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n`);
      astro.write(head);
      astro.pipe(socket).pipe(astro);
    });
    astro.on('error', () => socket.destroy());
    socket.on('error', () => astro.destroy());
  });
  return { url: await listenOn(server, port), astroPort, close: () => closeServer(server) };
}

async function freePort(): Promise<number> {
  const probe = createTcpServer();
  await new Promise<void>((resolve) => probe.listen(0, HOST, resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
