import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { closeServer, listenOn } from '../http/listen.ts';
import { answerOnLoopback, requireLoopbackHost } from '../http/loopback.ts';
import type { Route } from '../http/route.ts';

/** How long a request and its headers may take to arrive: forms have some kilobytes. */
const MAX_REQUEST_MS = 30_000;

/** Clients reuse idle connections: closing one first could break a request that is being sent. */
const IDLE_MS = 120_000;

export interface SiteServer {
  url: string;
  close(): Promise<void>;
}

/** Serves the site through `serveSite`, and `/__local/**` through `localRoute`, to this machine. */
export async function startSiteServer(
  port: number,
  serveSite: (request: IncomingMessage, response: ServerResponse) => void,
  localRoute: Route,
): Promise<SiteServer> {
  const limits = {
    requestTimeout: MAX_REQUEST_MS,
    headersTimeout: MAX_REQUEST_MS,
    keepAliveTimeout: IDLE_MS,
  };
  const server = createServer(limits, (request, response) => {
    if (!requireLoopbackHost(request, response)) return;
    if (!request.url?.startsWith('/__local/')) return serveSite(request, response);
    answerOnLoopback(localRoute, request, response);
  });
  return { url: await listenOn(server, port), close: () => closeServer(server) };
}
