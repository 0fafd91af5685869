import { createServer, type IncomingMessage, request as sendRequest } from 'node:http';
import { type AddressInfo, connect, createServer as createTcpServer } from 'node:net';
import type { Duplex } from 'node:stream';
import { sendBuildReport } from '#functions/src/publishing/build/send-build-report.ts';
import { FUNCTION_PATHS } from '#paths';
import { closeServer, listenOn } from '../http/listen.ts';
import { answerOnLoopback } from '../http/loopback.ts';
import type { Route } from '../http/route.ts';
import { combineRoutes, sendJson } from '../http/route.ts';
import { HOST } from '../shared/config.ts';
import type { Runtime } from './functions/runtime.ts';
import { mailRoute } from './mail/route.ts';
import { webhookRoute } from './publishing/webhook.ts';
import { registerRoute } from './register-route.ts';
import type { LocalSecrets } from './secrets.ts';

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
    // Stops the rendering of a page whose visitor has left.
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

/**
 * `/__local/publish` of the dev server: reports every request as published at once, since pages are
 * rendered when they are requested.
 */
function instantPublishRoute({ publishing: secret }: LocalSecrets): Route {
  return webhookRoute('/__local/publish', secret, ({ revision }, response) => {
    sendJson(response, 202, { ok: true });
    const siteUrl = `http://${response.req.headers.host}`;
    const report = { ok: true, revision, release: 'dev', vehicles: 0, pages: 0, rejected: [] };
    sendBuildReport(siteUrl, secret, { ...report, ok: true }).catch((error: Error) =>
      console.error(error.message),
    );
  });
}
