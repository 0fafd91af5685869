import { createServer, type RequestListener, type Server } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { connect, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { closeServer, listenOn } from '#tools/http/listen.ts';
import type { Certificate } from './certificate.ts';

export interface Proxy {
  /** For `HTTPS_PROXY`. */
  url: string;
  close(): Promise<void>;
}

export interface ProxyOptions {
  certificate: Certificate;
  /** Whether the requests for this host are answered here. */
  isOwn: (host: string) => boolean;
  /** Whether the requests for this host go to the network. */
  isOpen: (host: string) => boolean;
  /** Answers the requests for the hosts that are answered here. */
  answer: RequestListener;
  /** Answers the requests that are sent to the proxy's own address. */
  answerDirect: RequestListener;
}

/**
 * A proxy through which programs reach the fake Google Cloud under Google's own addresses, so that
 * they run unchanged. Hosts that are neither answered here nor open are refused.
 */
export async function startProxy(options: ProxyOptions): Promise<Proxy> {
  const { certificate, isOwn, isOpen, answer, answerDirect } = options;
  const own = createSecureServer({ cert: certificate.cert, key: certificate.key }, answer);
  const ownUrl = new URL(await listenOn(own as unknown as Server, 0));
  const sockets = new Set<Duplex>();
  const server = createServer(answerDirect);
  server.on('connect', (request, socket: Duplex) => {
    const [host = '', port = '443'] = (request.url ?? '').split(':');
    sockets.add(socket.on('close', () => sockets.delete(socket)));
    if (isOwn(host)) join(socket, connect(Number(ownUrl.port), ownUrl.hostname));
    else if (isOpen(host)) join(socket, connect(Number(port), host));
    else socket.end('HTTP/1.1 403 Forbidden\r\n\r\n');
  });
  const url = await listenOn(server, 0);
  return {
    url,
    async close() {
      for (const socket of sockets) socket.destroy();
      await Promise.all([closeServer(server), closeServer(own as unknown as Server)]);
    },
  };
}

function join(client: Duplex, target: Socket): void {
  const end = () => {
    client.destroy();
    target.destroy();
  };
  client.on('error', end);
  target.on('error', end).once('connect', () => {
    client.write('HTTP/1.1 200 Connection Established\r\n\r\n');
    client.pipe(target).pipe(client);
  });
}
