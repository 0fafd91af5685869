import type { IncomingMessage, ServerResponse } from 'node:http';
import superstatic from 'superstatic';
import { type HeaderRule, type HostingConfig, rewriteFunction } from './config.ts';
import { forwardedHeaders, isMalformed } from './request.ts';

export type { HeaderRule, HostingConfig } from './config.ts';
export { readHostingConfig } from './config.ts';

/** Runs one https function on a request as it came. */
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

type Site = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** Serves release folders the way Firebase Hosting does with the same `firebase.json`. */
export function createHosting({ config, callFunction, log }: HostingOptions): Hosting {
  let site: Site | null = null;

  /** Redirects, then files, then rewrites, then `404.html`: superstatic keeps Hosting's order. */
  function open(release: ReleaseFolder): Site {
    return superstatic({
      cwd: release.site,
      compression: true,
      stack: ['redirects', 'headers', 'files', 'rewrites', 'missing'],
      config: {
        public: '.',
        errorPage: '/404.html',
        cleanUrls: config.cleanUrls,
        trailingSlash: config.trailingSlash,
        redirects: config.redirects,
        rewrites: config.rewrites as { source: string; destination: string }[],
        headers: structuredClone([...config.headers, ...release.headers]),
      },
      rewriters: { function: rewriteToFunction },
    }) as unknown as Site;
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
      site = release === null ? null : open(release);
    },
    handle(request, response) {
      if (isMalformed(request.url ?? '/')) {
        response.writeHead(400).end();
      } else if (site === null) {
        response.writeHead(503, { 'retry-after': '2' }).end();
      } else {
        site(request, response, () => response.writeHead(404).end());
      }
    },
  };
}
