/**
 * The process that runs the functions. It is separate so that a crash, a leak or an endless loop in
 * them does not affect the emulator. Arguments: the module and a socket path.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createRequire, flushCompileCache } from 'node:module';
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { collectEndpoints, type ExportedFunction } from './endpoints.ts';
import { declaredParams } from './params.ts';
import {
  type EmulatorMessage,
  KIND_HEADER,
  TARGET_HEADER,
  type WorkerMessage,
} from './protocol.ts';

type Handler = (request: IncomingMessage, response: ServerResponse) => unknown;
type ExpressApp = Handler & {
  set(name: string, value: unknown): void;
  enable(name: string): void;
  disable(name: string): void;
  use(handler: unknown): void;
};
type Express = (() => ExpressApp) &
  Record<'json' | 'text' | 'urlencoded' | 'raw', (options: object) => unknown>;
type ParsedRequest = IncomingMessage & { body?: unknown; rawBody?: Buffer };

const [modulePath = '', socketPath = ''] = process.argv.slice(2);
const running = new AsyncLocalStorage<string>();

const sendMessage = (message: WorkerMessage) => void process.send?.(message);

// Exits together with the emulator.
process.on('disconnect', () => {
  if (process.platform !== 'win32') rmSync(dirname(socketPath), { recursive: true, force: true });
  process.exit();
});
process.on('message', (message: EmulatorMessage) => {
  if (message.type === 'ping') sendMessage({ type: 'pong' });
});

redirectLines(process.stdout);
redirectLines(process.stderr);

try {
  const exported: unknown = await import(pathToFileURL(modulePath).href);
  const { functions, endpoints } = collectEndpoints(exported);
  const server = createServer(appFor(functions));
  // The emulator enforces the time limits itself.
  server.requestTimeout = 0;
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve) => server.listen(socketPath, resolve));
  sendMessage({ type: 'ready', endpoints, params: declaredParams() });
  // Node would write it at the end of the process, which is killed.
  flushCompileCache();
} catch (error) {
  const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
  process.send?.({ type: 'failed', message } satisfies WorkerMessage, () => process.exit(1));
}

/** The same express and body parsers as in Cloud Functions. */
function appFor(functions: Map<string, ExportedFunction>): Handler {
  const fromModule = createRequire(modulePath);
  const fromSdk = createRequire(fromModule.resolve('firebase-functions'));
  const express = fromSdk('express') as Express;
  const app = express();
  app.enable('trust proxy');
  app.disable('x-powered-by');
  // Errors in parsing a body are answered without a stack trace, as in Cloud Functions.
  app.set('env', 'production');
  app.set('query parser', 'extended');
  const verify = (request: ParsedRequest, _response: unknown, bytes: Buffer) => {
    request.rawBody = bytes;
  };
  const limit = '32mb';
  app.use(express.json({ type: ['application/json', 'application/*+json'], limit, verify }));
  app.use(express.text({ type: 'text/*', limit, verify }));
  app.use(express.urlencoded({ extended: true, limit, verify }));
  app.use(express.raw({ type: '*/*', limit, verify }));
  app.use((request: ParsedRequest, response: ServerResponse) => call(functions, request, response));
  return app;
}

async function call(
  functions: Map<string, ExportedFunction>,
  request: ParsedRequest,
  response: ServerResponse,
): Promise<void> {
  const name = String(request.headers[TARGET_HEADER]);
  const kind = request.headers[KIND_HEADER];
  delete request.headers[TARGET_HEADER];
  delete request.headers[KIND_HEADER];
  const target = functions.get(name);
  if (target === undefined) {
    response.writeHead(404).end();
    return;
  }
  await running.run(name, async () => {
    try {
      if (kind === 'event') {
        await target(request.body);
        response.writeHead(204).end();
      } else await target(request, response);
    } catch (error) {
      console.error(error);
      if (!response.headersSent) response.writeHead(500);
      response.end('Internal Server Error');
    }
  });
}

/** Sends every line to the emulator, with the name of the function that wrote it. */
function redirectLines(stream: NodeJS.WriteStream): void {
  let rest = '';
  const write = (chunk: string | Uint8Array, ...more: unknown[]): boolean => {
    rest += typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString('utf8');
    const lines = rest.split('\n');
    rest = lines.pop() ?? '';
    const name = running.getStore() ?? '';
    for (const line of lines) sendMessage({ type: 'log', name, line });
    const done = more.find((item) => typeof item === 'function') as (() => void) | undefined;
    if (done) process.nextTick(done);
    return true;
  };
  stream.write = write as typeof stream.write;
}
