import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type HttpHandler, sendStatusError } from '#emulator/wire/http.ts';
import { StatusError } from '#emulator/wire/status-error.ts';

export interface HandlerServer {
  /** `http://127.0.0.1:PORT`. */
  origin: string;
  /** `127.0.0.1:PORT`, as SDKs want it in their emulator variables. */
  host: string;
  close(): Promise<void>;
}

/** Serves single services of the emulator, such as Auth or Storage, without the others. */
export async function serveHandlers(
  makeHandlers: (origin: string) => HttpHandler[],
  port = 0,
): Promise<HandlerServer> {
  let handlers: HttpHandler[] = [];
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', `http://${request.headers.host}`);
    try {
      for (const handle of handlers) if (await handle(request, response, url)) return;
      response.writeHead(404).end();
    } catch (error) {
      if (error instanceof StatusError) sendStatusError(response, error);
      else response.destroy(error as Error);
    }
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  handlers = makeHandlers(`http://${host}`);
  return {
    origin: `http://${host}`,
    host,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
