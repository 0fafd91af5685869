import { request as ask, createServer, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect, createServer as createTcpServer } from 'node:net';
import type { Duplex } from 'node:stream';
import { answerLocally, FROM_FUNCTIONS, firstOf } from '../app/http.ts';
import { mailRoute } from '../app/routes.ts';
import type { Runtime } from '../app/runtime.ts';
import { listenOn } from '../app/site-server.ts';
import { HOST } from '../shared/config.ts';
import { publishingIsInstant } from './publishing.ts';

export interface DevFront {
  url: string;
  /** Where Astro's own server is expected. */
  pagesPort: number;
  close(): Promise<void>;
}

/**
 * One address for both: what functions answer in production they answer here, through hosting;
 * pages and their live updates come from Astro.
 */
export async function startDevFront(
  port: number,
  runtime: Pick<Runtime, 'hosting' | 'mails' | 'secrets'>,
): Promise<DevFront> {
  const pagesPort = await freePort();
  const local = firstOf(mailRoute(runtime.mails), publishingIsInstant(runtime.secrets));
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    if (FROM_FUNCTIONS.test(path.split('?')[0] ?? '')) {
      return runtime.hosting.handle(request, response);
    }
    if (path.startsWith('/__local/')) return answerLocally(local, request, response);
    const { method = 'GET', headers } = request;
    const pages = ask({ host: HOST, port: pagesPort, path, method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    pages.on('error', () => {
      if (response.headersSent) response.destroy();
      else response.writeHead(502).end('Astro is not ready yet.');
    });
    // A visitor who has gone away needs no page.
    response.once('close', () => pages.destroy());
    request.pipe(pages);
  });
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const pages = connect(pagesPort, HOST, () => {
      const headers = Object.entries(request.headers).map(([name, value]) => `${name}: ${value}`);
      pages.write(`GET ${request.url} HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n`);
      pages.write(head);
      pages.pipe(socket).pipe(pages);
    });
    pages.on('error', () => socket.destroy());
    socket.on('error', () => pages.destroy());
  });
  const url = await listenOn(server, port);
  return {
    url,
    pagesPort,
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}

async function freePort(): Promise<number> {
  const probe = createTcpServer();
  await new Promise<void>((resolve) => probe.listen(0, HOST, resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
