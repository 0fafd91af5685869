import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readHostingConfig } from './config.ts';
import { type FindFile, type Site, serveSite } from './serve-site.ts';

const CONFIG = readHostingConfig({
  hosting: {
    public: 'dist',
    cleanUrls: true,
    trailingSlash: false,
    redirects: [{ source: '/old', destination: '/new', type: 301 }],
    rewrites: [
      { source: '/api/echo', function: { functionId: 'echo', region: 'europe-west1' } },
      { source: '/car/*', function: 'car' },
    ],
    headers: [
      { source: '**', headers: [{ key: 'X-Everywhere', value: 'yes' }] },
      { source: '/_astro/**', headers: [{ key: 'Cache-Control', value: 'immutable' }] },
    ],
  },
});

const FILES: Record<string, string> = {
  '/index.html': 'home',
  '/new.html': 'new',
  '/car/1.html': 'car 1',
  '/404.html': 'not found',
  '/_astro/x.1234.js': 'x',
};

let server: Server;
let site: Site;
let origin: string;

const get = (path: string, init?: RequestInit) =>
  fetch(origin + path, { redirect: 'manual', ...init });

const findFile: FindFile = async (_request, path) => {
  const text = FILES[path];
  return text === undefined ? null : { stream: Readable.from([text]), etag: path, modified: 1e12 };
};

const open = (files: FindFile | null) =>
  serveSite({
    config: CONFIG,
    findFile: files,
    log: () => {},
    callFunction: async (name, request, response) => {
      if (name === 'car') throw new Error('out of order');
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ name, url: request.url, headers: request.headers }));
    },
  });

beforeAll(async () => {
  site = open(null);
  server = createServer((request, response) => site(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

describe('hosting without a release', () => {
  it('Hosting without a release answers 503 with a retry', async () => {
    const response = await get('/');
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '2']);
  });

  it('Hosting without a release still calls functions', async () => {
    expect((await get('/api/echo')).status).toBe(200);
  });
});

describe('hosting', () => {
  beforeAll(() => {
    site = open(findFile);
  });

  it.each([
    ['/', 200, 'home'],
    ['/new', 200, 'new'],
    ['/car/1', 200, 'car 1'],
    ['/nowhere', 404, 'not found'],
  ])('Hosting answers %s with %i', async (path, status, text) => {
    const response = await get(path);
    expect([response.status, await response.text()]).toEqual([status, text]);
  });

  it.each([
    ['/old', '/new'],
    ['/new.html', '/new'],
    ['/new/', '/new'],
  ])('Hosting redirects %s to %s', async (path, location) => {
    const response = await get(path);
    expect([response.status, response.headers.get('location')]).toEqual([301, location]);
  });

  it('configured headers are sent with files, functions and missing pages', async () => {
    for (const path of ['/', '/api/echo', '/nowhere']) {
      expect((await get(path)).headers.get('x-everywhere'), path).toBe('yes');
    }
    expect((await get('/_astro/x.1234.js')).headers.get('cache-control')).toBe('immutable');
  });

  it.each([
    ['half a letter', '/api/echo?make=%E0%A4%A'],
    ['a path', '/api/echo?make=../../etc/passwd&make=%2e%2e%2f'],
    ['a character of no line', '/api/echo?make=%00%0d%0a'],
  ])('a query with %s is passed on and ends nothing', async (_name, path) => {
    expect(await (await get(path)).json()).toMatchObject({ url: path });
    expect((await get('/?%')).status).toBe(200);
  });

  it('a file takes precedence over a rewrite', async () => {
    expect((await get('/car/1')).status).toBe(200);
    expect((await get('/car/2')).status).toBe(502);
  });

  it('the address of the connection is appended to x-forwarded-for', async () => {
    const response = await get('/api/echo', { headers: { 'x-forwarded-for': '9.9.9.9' } });
    const { headers } = (await response.json()) as { headers: Record<string, string> };
    expect(headers['x-forwarded-for']).toBe('9.9.9.9, 127.0.0.1');
  });

  it.each(['/%E0%A4%A', '/../../etc/passwd', '/..%2f..%2fetc/passwd', '/%00'])(
    'the path %s does not leave the release folder',
    async (path) => {
      const response = await get(path);
      expect([400, 404]).toContain(response.status);
      expect(await response.text()).not.toContain('root:');
    },
  );
});

describe('the hosting configuration', () => {
  it('an unsupported setting of firebase.json is refused by name', () => {
    expect(() => readHostingConfig({ hosting: { i18n: {} } })).toThrow('hosting.i18n');
  });
});
