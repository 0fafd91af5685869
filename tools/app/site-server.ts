import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Hosting } from '#emulator/hosting/index.ts';
import { HOST } from '../shared/config.ts';
import { UsageError } from '../shared/failure.ts';
import { answerLocally, type LocalHandler } from './http.ts';

export interface SiteServer {
  url: string;
  close(): Promise<void>;
}

/** Serves the site, and `/__local/**` for whoever sits at this machine. */
export async function startSiteServer(
  port: number,
  hosting: Hosting,
  local: LocalHandler,
): Promise<SiteServer> {
  const server = createServer((request, response) => {
    if (!request.url?.startsWith('/__local/')) return hosting.handle(request, response);
    answerLocally(local, request, response);
  });
  const url = await listenOn(server, port);
  return {
    url,
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}

/** Listens on a loopback port and resolves to the origin; a port that is taken is one clear line. */
export async function listenOn(server: Server, port: number): Promise<string> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(portProblem(error, port)));
    server.listen(port, HOST, resolve);
  });
  return `http://${HOST}:${(server.address() as AddressInfo).port}`;
}

function portProblem(error: NodeJS.ErrnoException, port: number): Error {
  if (error.code === 'EADDRINUSE') {
    return new UsageError(`Port ${port} is in use. Choose another one with PORT=….`, {
      cause: error,
    });
  }
  if (error.code === 'EACCES') {
    return new UsageError(
      `Port ${port} may not be used by this account. Choose another with PORT=….`,
      {
        cause: error,
      },
    );
  }
  return error;
}
