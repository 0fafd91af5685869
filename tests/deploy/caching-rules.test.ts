import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { Readable } from 'node:stream';
import { readHostingConfig, serveSite } from 'app-emulator/hosting';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { CACHED_FOR_A_MINUTE } from '#functions/src/shared/request/http.ts';
import { closeServer, listenOn } from '#tools/http/listen.ts';

/** Pages of the release; functions answer for all other addresses. */
const BUILT = new Set(['/index.html', '/car/golf.html', '/electric-car/id3.html']);
const config = readHostingConfig(JSON.parse(readFileSync('firebase.json', 'utf8')));

let url: string;
let value: string;
const server = createServer(
  serveSite({
    config,
    log: () => undefined,
    findFile: async (_, path) =>
      BUILT.has(path) ? { stream: Readable.from('page'), etag: path, modified: 0 } : null,
    callFunction: async (_, _request, response) => {
      response.setHeader('cache-control', value);
      response.end();
    },
  }),
);
beforeAll(async () => {
  url = await listenOn(server, 0);
});
afterAll(() => closeServer(server));

async function cachingOf(path: string): Promise<string | null> {
  const response = await fetch(url + path);
  await response.arrayBuffer();
  return response.headers.get('cache-control');
}

it.each([
  '/api/health',
  '/api/inquiries',
  '/pictures/a/b/800.webp',
  '/documents/a',
  '/giv-besked/a',
  '/car/a/viewing',
  '/aftale/a.b',
])('no header rule of Hosting touches what the function at %s says about caching', async (path) => {
  for (const own of ['no-store', 'public, max-age=7, s-maxage=77']) {
    value = own;
    expect(await cachingOf(path)).toBe(own);
  }
});

/** Hosting matches rules by the address, and pages of the release stand at those addresses, too. */
it.each(['/soeg', '/car/a', '/electric-car/a'])(
  'the header rule of Hosting for %s says the same about caching as the function there',
  async (path) => {
    value = CACHED_FOR_A_MINUTE['cache-control'];
    expect(await cachingOf(path)).toBe(value);
    expect(value).toBe('public, max-age=0, s-maxage=60');
  },
);

it('browsers revalidate every page of the release each time, pages of vehicles included', async () => {
  for (const path of ['/', '/car/golf', '/electric-car/id3']) {
    expect(await cachingOf(path), path).toMatch(
      /^public, max-age=0, (?:must-revalidate|s-maxage=60)$/u,
    );
  }
});
