import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket, Server as TcpServer } from 'node:net';
import { asStatusError, internalErrorLine, sendFailure } from '../wire/failure.ts';
import type { HttpHandler } from '../wire/http.ts';
import { invalidArgument, StatusError } from '../wire/status-error.ts';
import type { GrpcOptions } from './grpc-server.ts';
import { createListener } from './listener.ts';
import { answerPreflight, checkHostAndOrigin, createGuard } from './request-guard.ts';

/** Longer than any client keeps an idle connection. */
const IDLE_MS = 120_000;

/** Another program already listens on the port. */
export class PortInUseError extends Error {
  override readonly name = 'PortInUseError';
  readonly port: number;

  constructor(port: number, options?: ErrorOptions) {
    super(`Port ${port} is in use.`, options);
    this.port = port;
  }
}

export interface Services {
  /** Tried in this order until one answers. */
  http: HttpHandler[];
  grpc: Pick<GrpcOptions, 'methods' | 'streams' | 'identify'>;
}

export interface Port {
  number: number;
  url: string;
  /** Answers with these services. Requests and connections that came before have waited for them. */
  serve(services: Services): Promise<void>;
  close(): Promise<void>;
}

/** Listens on one loopback port for HTTP and gRPC; throws a PortInUseError. */
export async function openPort(
  wanted: number,
  allowedOrigins: readonly string[] | undefined,
  log: (line: string) => void,
): Promise<Port> {
  const serving = Promise.withResolvers<HttpHandler[]>();
  const early: Socket[] = [];
  let acceptHttp2 = (socket: Socket): void => void early.push(socket);
  let stopGrpc = () => {};
  const http = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      const status = asStatusError(error);
      const line = internalErrorLine(status);
      if (line !== null) log(`${request.method} ${request.url}: ${line}`);
      sendFailure(response, status);
    });
  });
  // Clients reuse idle connections: closing one first could break a request that is being sent.
  http.keepAliveTimeout = IDLE_MS;
  const listener = createListener(http, (socket) => acceptHttp2(socket));
  // The HTTP server does not listen itself, so it cannot list its connections.
  const sockets = new Set<Socket>();
  listener.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  const number = await listen(listener, wanted);
  const guard = createGuard(number, allowedOrigins);

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    checkHostAndOrigin(guard, request, response);
    if (request.method === 'OPTIONS') return answerPreflight(request, response);
    const url = URL.parse(request.url ?? '/', `http://${request.headers.host}`);
    if (url === null) {
      throw invalidArgument(`Malformed address: ${request.url}`);
    }
    for (const handle of await serving.promise) if (await handle(request, response, url)) return;
    throw new StatusError('NOT_FOUND', `Nothing answers ${request.method} ${url.pathname}.`);
  }

  return {
    number,
    url: `http://127.0.0.1:${number}`,
    async serve(services) {
      // Loaded here, since it takes longest and the port is needed before.
      const { createGrpcServer, grpcCredentials } = await import('./grpc-server.ts');
      const grpc = createGrpcServer({ ...services.grpc, isOwnHost: guard.isOwnHost, log });
      const injector = grpc.createConnectionInjector(grpcCredentials());
      acceptHttp2 = (socket) => injector.injectConnection(socket);
      stopGrpc = () => {
        grpc.forceShutdown();
        injector.destroy();
      };
      for (const socket of early.splice(0)) if (!socket.destroyed) acceptHttp2(socket);
      serving.resolve(services.http);
    },
    async close() {
      stopGrpc();
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => listener.close(resolve));
    },
  };
}

async function listen(listener: TcpServer, port: number): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    listener.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? new PortInUseError(port, { cause: error }) : error),
    );
    listener.listen(port, '127.0.0.1', resolve);
  });
  return (listener.address() as AddressInfo).port;
}
