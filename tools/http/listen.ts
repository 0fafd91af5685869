import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { HOST } from '../shared/config.ts';
import { UsageError } from '../shared/failure.ts';

/**
 * Listens on a port of the loopback address; 0 picks a free one. Resolves to the origin. Throws a
 * `UsageError` where the port is in use or not allowed.
 */
export async function listenOn(server: Server, port: number): Promise<string> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(portProblem(error, port)));
    server.listen(port, HOST, resolve);
  });
  return `http://${HOST}:${(server.address() as AddressInfo).port}`;
}

/** Closes a server together with the connections that are still open. */
export async function closeServer(server: Server): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve));
  server.closeAllConnections();
  await closed;
}

function portProblem(error: NodeJS.ErrnoException, port: number): Error {
  const cause = { cause: error };
  if (error.code === 'EADDRINUSE') {
    return new UsageError(`Port ${port} is in use. Choose another one with PORT=….`, cause);
  }
  if (error.code === 'EACCES') {
    return new UsageError(
      `Port ${port} may not be used by this account. Choose another with PORT=….`,
      cause,
    );
  }
  return error;
}
