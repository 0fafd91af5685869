import { createServer } from 'node:http';
import type { Hosting } from '#emulator/hosting/index.ts';
import { closeServer, listenOn } from '../http/listen.ts';
import { answerOnLoopback } from '../http/loopback.ts';
import type { Route } from '../http/route.ts';

export interface SiteServer {
  url: string;
  close(): Promise<void>;
}

/** Serves the site through `hosting`, and `/__local/**` through `localRoute`. */
export async function startSiteServer(
  port: number,
  hosting: Hosting,
  localRoute: Route,
): Promise<SiteServer> {
  const server = createServer((request, response) => {
    if (!request.url?.startsWith('/__local/')) return hosting.handle(request, response);
    answerOnLoopback(localRoute, request, response);
  });
  return { url: await listenOn(server, port), close: () => closeServer(server) };
}
