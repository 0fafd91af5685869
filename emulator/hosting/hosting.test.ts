import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createHosting, type Hosting, readHostingConfig } from './index.ts';

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

let folder: string;
let server: Server;
let hosting: Hosting;
let origin: string;

const get = (path: string, init?: RequestInit) =>
  fetch(origin + path, { redirect: 'manual', ...init });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hosting-'));
  const files: Record<string, string> = {
    'a/index.html': 'home a',
    'a/new.html': 'new a',
    'a/car/1.html': 'car 1 a',
    'a/404.html': 'not found a',
    'a/_astro/x.1234.js': 'x',
    'b/index.html': 'home b',
    'b/404.html': 'not found b',
  };
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  hosting = createHosting({
    config: CONFIG,
    log: () => {},
    callFunction: async (name, request, response) => {
      if (name === 'car') throw new Error('out of order');
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ name, headers: request.headers }));
    },
  });
  server = createServer(hosting.handle);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await rm(folder, { recursive: true });
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
  const headers = [{ source: '/', headers: [{ key: 'X-Generated', value: 'for home' }] }];
  beforeAll(() => hosting.show({ site: join(folder, 'a'), headers }));

  it.each([
    ['/', 200, 'home a'],
    ['/new', 200, 'new a'],
    ['/car/1', 200, 'car 1 a'],
    ['/nowhere', 404, 'not found a'],
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

  it('the headers generated for a release are added', async () => {
    expect((await get('/')).headers.get('x-generated')).toBe('for home');
    expect((await get('/new')).headers.get('x-generated')).toBeNull();
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

  it('a new release is served from the next request on', async () => {
    hosting.show({ site: join(folder, 'b'), headers: [] });
    const response = await get('/');
    expect(await response.text()).toBe('home b');
    expect(response.headers.get('x-generated')).toBeNull();
    expect((await get('/new')).status).toBe(404);
  });
});

describe('the hosting configuration', () => {
  it('an unsupported setting of firebase.json is refused by name', () => {
    expect(() => readHostingConfig({ hosting: { i18n: {} } })).toThrow('hosting.i18n');
  });
});
