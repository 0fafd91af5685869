import type { IncomingMessage, ServerResponse } from 'node:http';
// The main entry of the package exports different shapes under Node and under bundlers.
import superstatic from 'superstatic/lib/superstatic.js';
import { type HeaderRule, type HostingConfig, rewriteFunction } from './config.ts';
import { forwardedHeaders, isMalformed } from './request.ts';

export type { HeaderRule, HostingConfig } from './config.ts';
export { readHostingConfig } from './config.ts';

/** Passes a request to one https function unchanged. */
export type CallFunction = (
  name: string,
  request: IncomingMessage,
  response: ServerResponse,
) => Promise<void>;

export interface HostingOptions {
  config: HostingConfig;
  callFunction: CallFunction;
  log: (line: string) => void;
}

/** A finished release: a folder that never changes, and the headers generated for it. */
export interface ReleaseFolder {
  site: string;
  headers: HeaderRule[];
}

export interface Hosting {
  /**
   * Shows another release, or none. A request is answered from the release that was shown when
   * it came in, so no response mixes two.
   */
  show(release: ReleaseFolder | null): void;
  handle(request: IncomingMessage, response: ServerResponse): void;
}

type Site = (request: IncomingMessage, response: ServerResponse) => void;
type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
/** Programs retry by the first header, browsers by the second. */
const NO_RELEASE = { 'retry-after': '2', refresh: '2', 'content-type': 'text/plain' };
/** Its types leave `provider` out. */
type SuperstaticOptions = NonNullable<Parameters<typeof superstatic>[0]>;

/** Serves release folders the way Firebase Hosting does with the same `firebase.json`. */
export function createHosting({ config, callFunction, log }: HostingOptions): Hosting {
  let site = open(null);

  /**
   * Redirects, then files, then rewrites, then `404.html`: superstatic has Hosting's order.
   * Without a release functions still answer, and every page answers 503 with a retry.
   */
  function open(release: ReleaseFolder | null): Site {
    const stack = ['redirects', 'headers', 'files', 'rewrites'];
    const serve = superstatic({
      ...(release === null ? { provider: async () => null } : { cwd: release.site }),
      compression: true,
      stack: release === null ? stack : [...stack, 'missing'],
      config: {
        public: '.',
        errorPage: '/404.html',
        cleanUrls: config.cleanUrls,
        trailingSlash: config.trailingSlash,
        redirects: config.redirects,
        rewrites: config.rewrites as { source: string; destination: string }[],
        headers: structuredClone([...config.headers, ...(release?.headers ?? [])]),
      },
      rewriters: { function: rewriteToFunction },
    } as SuperstaticOptions) as unknown as Middleware;
    return (request, response) =>
      serve(request, response, () => {
        if (release !== null) response.writeHead(404).end();
        else response.writeHead(503, NO_RELEASE).end('The site is being built.');
      });
  }

  async function rewriteToFunction(rule: HostingConfig['rewrites'][number]) {
    const name = rewriteFunction(rule);
    return (request: IncomingMessage, response: ServerResponse) => {
      Object.assign(request.headers, forwardedHeaders(request));
      callFunction(name ?? '', request, response).catch((error: unknown) => {
        log(`The function ${name} did not answer: ${error}`);
        if (!response.headersSent) response.writeHead(502);
        response.end();
      });
    };
  }

  return {
    show(release) {
      site = open(release);
    },
    handle(request, response) {
      if (isMalformed(request.url ?? '/')) response.writeHead(400).end();
      else site(request, response);
    },
  };
}
