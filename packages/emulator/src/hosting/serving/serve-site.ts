import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import type { Readable } from 'node:stream';
import { StatusError } from '#emulator/wire/status-error.ts';
import { type RewriteRule, rewriteFunction, type ServingRules } from './config.ts';
import { decodableAddress, forwardedHeaders, isMalformed } from './request.ts';

/** Passes a request to one https function unchanged. */
export type CallFunction = (
  name: string,
  request: IncomingMessage,
  response: ServerResponse,
) => Promise<void>;

/** A file of a site, as superstatic's providers describe it. */
export interface SiteFile {
  stream: Readable;
  /** Bytes of the stream. */
  size?: number;
  etag: string;
  /** Milliseconds since 1970. */
  modified: number;
}

/** Finds the file of a path, which begins with a slash and may be percent-encoded. */
export type FindFile = (request: IncomingMessage, path: string) => Promise<SiteFile | null>;

export interface SiteOptions {
  config: ServingRules;
  /** Null: no release yet. Functions still answer, and every page answers 503 with a retry. */
  findFile: FindFile | null;
  callFunction: CallFunction;
  log: (line: string) => void;
}

export type Site = (request: IncomingMessage, response: ServerResponse) => void;

type Superstatic = typeof import('superstatic/lib/superstatic.js');
type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
/** Its types leave `provider` out. */
type SuperstaticOptions = NonNullable<Parameters<Superstatic>[0]>;

/** Programs retry by the first header, browsers by the second. */
const NO_RELEASE = { 'retry-after': '2', refresh: '2', 'content-type': 'text/plain' };

/** Redirects, then files, then rewrites, then `404.html`: superstatic has Hosting's order. */
export function serveSite({ config, findFile, callFunction, log }: SiteOptions): Site {
  const stack = ['redirects', 'headers', 'files', 'rewrites'];
  const options = {
    provider: findFile ?? (async () => null),
    compression: true,
    stack: findFile === null ? stack : [...stack, 'missing'],
    config: {
      ...config,
      public: '.',
      errorPage: '/404.html',
      // It changes the rules that it is given.
      headers: structuredClone(config.headers),
      rewrites: config.rewrites as { source: string; destination: string }[],
    },
    rewriters: { function: rewriteToFunction, run: rewriteToFunction },
  } as SuperstaticOptions;
  const createMiddleware = () => loadSuperstatic()(options) as unknown as Middleware;
  let serve: Middleware | undefined;

  /** The address that the visitor asked for, where superstatic cannot handle it. */
  const asked = new WeakMap<IncomingMessage, string>();

  async function rewriteToFunction(rule: RewriteRule) {
    const name = rewriteFunction(rule);
    return (request: IncomingMessage, response: ServerResponse) => {
      Object.assign(request.headers, forwardedHeaders(request));
      request.url = asked.get(request) ?? request.url ?? '/';
      callFunction(name ?? '', request, response).catch((error: unknown) => {
        log(`The function ${name} did not answer: ${error}`);
        if (!response.headersSent) response.writeHead(502);
        response.end();
      });
    };
  }

  return (request, response) => {
    const address = request.url ?? '/';
    if (isMalformed(address)) {
      response.writeHead(400).end();
      return;
    }
    request.url = decodableAddress(address);
    if (request.url !== address) asked.set(request, address);
    try {
      serve ??= createMiddleware();
    } catch (error) {
      response.writeHead(500).end(String(error));
      return;
    }
    serve(request, response, () => {
      if (findFile !== null) response.writeHead(404).end();
      else response.writeHead(503, NO_RELEASE).end('The site is being built.');
    });
  };
}

/** Superstatic, which only users of Hosting install; throws a StatusError where it is absent. */
export function loadSuperstatic(): Superstatic {
  try {
    // The main entry of the package exports different shapes under Node and under bundlers.
    return createRequire(import.meta.url)('superstatic/lib/superstatic.js');
  } catch (cause) {
    const message = 'Hosting needs the package superstatic: npm install superstatic@11.';
    throw new StatusError('FAILED_PRECONDITION', message, { cause });
  }
}
