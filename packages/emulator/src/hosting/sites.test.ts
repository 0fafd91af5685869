import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm, truncate } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Database, openDatabase } from '../shared/database.ts';
import { createSites, type Sites } from './sites.ts';

/** Tests Hosting's REST API by its protocol, and what visitors then get. */

const SITE = '/v1beta1/sites/demo';
const CONFIG = {
  cleanUrls: true,
  trailingSlashBehavior: 'REMOVE',
  headers: [{ glob: '**', headers: { 'X-Everywhere': 'yes' } }],
  redirects: [{ glob: '/old', location: '/new', statusCode: 302 }],
  rewrites: [
    { glob: '/api/echo', run: { serviceId: 'echoname', region: 'europe-west1' } },
    { glob: '/**', path: '/fallback.html' },
  ],
};

let dataDir: string;
let database: Database;
let sites: Sites;
let api: Server;
let visitors: Server;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'sites-'));
  await open();
});

afterEach(async () => {
  await close();
  await rm(dataDir, { recursive: true });
});

async function open(): Promise<void> {
  database = openDatabase(dataDir);
  const listening = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://api');
    handle(request, response, url).then((handled) => handled || response.end());
  });
  api = await listen(listening);
  sites = createSites({
    database,
    dataDir,
    site: 'demo',
    publicUrl: originOf(api),
    callFunction: async (name, _request, response) => void response.end(`called ${name}`),
    log: () => {},
  });
  const handle = sites.api((header) => ({
    kind: header === 'Bearer owner' ? 'admin' : 'anonymous',
  }));
  visitors = await listen(createServer((request, response) => sites.serve(request, response)));
}

async function close(): Promise<void> {
  for (const server of [api, visitors]) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
  database.close();
}

const originOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

async function listen(server: Server): Promise<Server> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

type Answer = Record<string, unknown> & { error?: { status: string; message: string } };

async function call(method: string, path: string, body?: unknown): Promise<Answer> {
  const response = await fetch(path.startsWith('http') ? path : originOf(api) + path, {
    method,
    headers: { authorization: 'Bearer owner' },
    body: Buffer.isBuffer(body) ? new Uint8Array(body) : body ? JSON.stringify(body) : null,
  });
  return (await response.json()) as Answer;
}

const visit = (path: string, headers: Record<string, string> = {}) =>
  fetch(originOf(visitors) + path, { redirect: 'manual', headers });

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** Creates a version with these texts by path and uploads what the API asks for. */
async function createVersion(texts: Record<string, string>, config: object = CONFIG) {
  const { name } = await call('POST', `${SITE}/versions`, { config, labels: { code: 'abc' } });
  const contents = new Map(
    Object.entries(texts).map(([path, text]) => [path, gzipSync(text, { level: 9 })]),
  );
  const files = Object.fromEntries([...contents].map(([path, bytes]) => [path, hashOf(bytes)]));
  const populated = await call('POST', `/v1beta1/${name}:populateFiles`, { files });
  const required = (populated['uploadRequiredHashes'] ?? []) as string[];
  for (const hash of required) {
    const bytes = contents.values().find((candidate) => hashOf(candidate) === hash);
    await call('POST', `${populated['uploadUrl']}/${hash}`, bytes);
  }
  return { name: String(name), required };
}

async function release(texts: Record<string, string>, config?: object) {
  const { name, required } = await createVersion(texts, config);
  await call('PATCH', `/v1beta1/${name}?updateMask=status`, { status: 'FINALIZED' });
  await call('POST', `${SITE}/releases?versionName=${name}`, { message: 'test' });
  return { name, required };
}

it('a version is live from the request after its release, with its configuration', async () => {
  expect((await visit('/')).status).toBe(503);
  const { name } = await release({ '/index.html': 'home', '/new.html': 'new', '/404.html': 'no' });
  expect(await (await visit('/')).text()).toBe('home');
  expect(await (await visit('/new')).text()).toBe('new');
  expect((await visit('/new')).headers.get('x-everywhere')).toBe('yes');
  expect((await visit('/old')).headers.get('location')).toBe('/new');
  const clean = await visit('/new.html', { 'accept-encoding': 'gzip' });
  expect([clean.headers.get('location'), await clean.text()]).toEqual(['/new', expect.any(String)]);
  expect(await (await visit('/api/echo')).text()).toBe('called echoname');
  const channel = await call('GET', `${SITE}/channels/live`);
  expect(channel).toMatchObject({
    release: { message: 'test', version: { name, labels: { code: 'abc' }, fileCount: '3' } },
  });
});

it('a second version uploads only files that no version has, and leaves no trace of removed ones', async () => {
  const first = await release(
    { '/index.html': 'one', '/same.html': 'same', '/gone.html': 'x' },
    {},
  );
  expect(first.required).toHaveLength(3);
  const second = await release({ '/index.html': 'two', '/same.html': 'same' }, {});
  expect(second.required).toHaveLength(1);
  expect(await (await visit('/index.html')).text()).toBe('two');
  expect((await visit('/gone.html')).status).toBe(404);
});

it('a release of an earlier version is a rollback', async () => {
  const { name } = await release({ '/index.html': 'one' }, {});
  await release({ '/index.html': 'two' }, {});
  await call('POST', `${SITE}/releases?versionName=${name}`, { type: 'ROLLBACK' });
  expect(await (await visit('/index.html')).text()).toBe('one');
  const { releases } = (await call('GET', `${SITE}/releases`)) as { releases: { type: string }[] };
  expect(releases.map(({ type }) => type)).toEqual(['ROLLBACK', 'DEPLOY', 'DEPLOY']);
});

it('the live version is served again after a restart', async () => {
  await release({ '/index.html': 'home' }, {});
  await createVersion({ '/index.html': 'not released' }, {});
  await close();
  await open();
  expect(await (await visit('/index.html')).text()).toBe('home');
});

it('versions that the site no longer keeps lose their files', async () => {
  await call('PATCH', `${SITE}/config`, { maxVersions: '2' });
  for (const text of ['one', 'two', 'three']) await release({ '/index.html': text }, {});
  const { versions } = (await call('GET', `${SITE}/versions`)) as {
    versions: { status: string }[];
  };
  expect(versions.map(({ status }) => status)).toEqual(['FINALIZED', 'FINALIZED', 'EXPIRED']);
  const stored = await readdir(join(dataDir, 'hosting'), { recursive: true });
  expect(stored.filter((path) => path.length > 60)).toHaveLength(2);
});

it('texts are sent gzipped to clients that accept it, images as they are', async () => {
  await release({ '/a.css': 'a{}', '/a.webp': 'RIFF' }, {});
  const gzipped = await visit('/a.css', { 'accept-encoding': 'gzip' });
  expect([gzipped.headers.get('content-encoding'), await gzipped.text()]).toEqual(['gzip', 'a{}']);
  const plain = await visit('/a.css', { 'accept-encoding': 'identity' });
  expect([plain.headers.get('content-encoding'), await plain.text()]).toEqual([null, 'a{}']);
  const image = await visit('/a.webp', { 'accept-encoding': 'gzip' });
  expect([image.headers.get('content-encoding'), await image.text()]).toEqual([null, 'RIFF']);
});

it('a version with a file that was not uploaded cannot be finalized', async () => {
  const { name } = await call('POST', `${SITE}/versions`, {});
  const files = { '/index.html': 'a'.repeat(64) };
  await call('POST', `/v1beta1/${name}:populateFiles`, { files });
  const answer = await call('PATCH', `/v1beta1/${name}?updateMask=status`, { status: 'FINALIZED' });
  expect(answer.error).toMatchObject({ status: 'FAILED_PRECONDITION' });
  expect(answer.error?.message).toContain('/index.html');
});

it('a finalized version takes no more files, and only a finalized one is released', async () => {
  const { name } = await createVersion({ '/index.html': 'one' }, {});
  const early = await call('POST', `${SITE}/releases?versionName=${name}`, {});
  expect(early.error?.status).toBe('FAILED_PRECONDITION');
  await call('PATCH', `/v1beta1/${name}?updateMask=status`, { status: 'FINALIZED' });
  const late = await call('POST', `/v1beta1/${name}:populateFiles`, { files: {} });
  expect(late.error?.status).toBe('FAILED_PRECONDITION');
});

it('bytes whose hash is not their name are refused', async () => {
  const { name } = await call('POST', `${SITE}/versions`, {});
  const plain = Buffer.from('not gzipped');
  const files = { '/a.html': hashOf(plain), '/b.html': 'b'.repeat(64) };
  const { uploadUrl } = await call('POST', `/v1beta1/${name}:populateFiles`, { files });
  const notZipped = await call('POST', `${uploadUrl}/${hashOf(plain)}`, plain);
  expect(notZipped.error?.message).toBe('The content is not gzipped.');
  const otherHash = await call('POST', `${uploadUrl}/${'b'.repeat(64)}`, gzipSync('b'));
  expect(otherHash.error?.message).toContain('content hash');
});

it.each([
  ['POST', '/versions', { config: { i18n: { root: '/' } } }, 'config.i18n'],
  [
    'POST',
    '/versions',
    { config: { headers: [{ regex: 'a', headers: {} }] } },
    'regular expressions',
  ],
  [
    'POST',
    '/versions',
    { config: { rewrites: [{ glob: 'a', dynamicLinks: true }] } },
    'dynamicLinks',
  ],
  ['POST', '/releases?versionName=sites/other/versions/1', {}, 'versionName'],
  ['POST', '/releases', { type: 'SITE_DISABLE' }, 'SITE_DISABLE'],
  ['POST', '/versions:clone', {}, 'versions:clone'],
  ['POST', '/channels', {}, 'channels'],
])('%s %s with %j is refused by name', async (method, path, body, text) => {
  const { error } = await call(method, SITE + path, body);
  expect(error?.message).toContain(text);
});

it('the API answers nobody but the owner, and knows one site', async () => {
  const anonymous = await fetch(`${originOf(api)}${SITE}/versions`);
  expect(anonymous.status).toBe(401);
  expect((await call('GET', '/v1beta1/sites/other')).error?.status).toBe('NOT_FOUND');
  expect(await call('GET', '/v1beta1/projects/-/sites/demo')).toMatchObject({ name: 'sites/demo' });
});

it('a damaged file of the live version is removed, found missing, and can be uploaded again', async () => {
  const texts = { '/index.html': 'home', '/a.html': 'a', '/b.html': 'b' };
  const { name } = await release(texts);
  expect(await sites.removeDamagedFiles()).toBe(0);
  const files = await call('GET', `/v1beta1/${name}/files`);
  const listed = files['files'] as { path: string; hash: string }[];
  const fileOf = (path: string) => {
    const { hash = '' } = listed.find((file) => file.path === path) ?? {};
    return join(dataDir, 'hosting', hash.slice(0, 2), hash);
  };
  await truncate(fileOf('/a.html'), 10);
  await rm(fileOf('/b.html'));
  expect(await sites.removeDamagedFiles()).toBe(2);
  expect((await visit('/a')).status).toBe(404);
  const stored = await call('GET', `/v1beta1/${name}/files?status=ACTIVE`);
  expect(stored['files']).toMatchObject([{ path: '/index.html' }]);
  expect((await release(texts)).required).toHaveLength(2);
  expect(await (await visit('/a')).text()).toBe('a');
});
