import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Emulator, startEmulator } from 'app-emulator';
import {
  type HostingClient,
  openHostingClient,
  readHostingConfig,
  rollBack,
  servingConfig,
} from 'site-publisher';
import {
  gzipped,
  hashOf,
  releaseVersion,
  StaleBaseError,
} from 'site-publisher/testing/hosting/release-version.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';

/** Releasing files through Hosting's REST API, against the emulator's. */

const FIREBASE_JSON = {
  hosting: {
    cleanUrls: true,
    trailingSlash: false,
    redirects: [{ source: '/old', destination: '/new' }],
    rewrites: [{ source: '/api/**', function: { functionId: 'sendMail', region: 'europe-west1' } }],
  },
};
const GENERATED = [{ source: '/new', headers: [{ key: 'X-Generated', value: 'yes' }] }];
const CONFIG = servingConfig(readHostingConfig(FIREBASE_JSON), GENERATED);

let dataDir: string;
/** What the next release consists of, and the bytes that it can send. */
let files: Map<string, string>;
let contents: Map<string, Uint8Array>;
let emulator: Emulator;
let visitors: Server;
let client: HostingClient;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'hosting-release-'));
  files = new Map();
  contents = new Map();
  emulator = await startEmulator({
    projectId: 'demo-dealer',
    bucket: 'demo-dealer.appspot.com',
    dataDir,
    port: 0,
    firestoreRulesFile: 'firestore.rules',
    storageRulesFile: 'storage.rules',
    allowedOrigins: [],
  });
  visitors = createServer((request, response) => emulator.serveSite(request, response));
  await new Promise<void>((resolve) => visitors.listen(0, '127.0.0.1', resolve));
  client = openClient(emulator.url);
});

afterEach(async () => {
  visitors.closeAllConnections();
  visitors.close();
  await emulator.close();
  await rm(dataDir, { recursive: true });
});

const openClient = (origin: string) =>
  openHostingClient({ origin, site: 'demo-dealer', token: async () => 'owner', pauses: [1, 1] });

const visit = (path: string) =>
  fetch(`http://127.0.0.1:${(visitors.address() as AddressInfo).port}${path}`, {
    redirect: 'manual',
  });

async function release(texts: Record<string, string>, base: string | null = null) {
  for (const [name, text] of Object.entries(texts)) {
    const bytes = await gzipped(Buffer.from(text));
    files.set(`/${name}`, hashOf(bytes));
    contents.set(hashOf(bytes), bytes);
  }
  const content = (hash: string) => contents.get(hash);
  const version = { config: CONFIG, labels: { revision: '7' }, message: 'edit', base };
  return releaseVersion(client, { files, content, ...version });
}

it('released files are what visitors get, with the headers and redirects of firebase.json', async () => {
  expect(await client.live()).toBeNull();
  const { version } = await release({ 'index.html': 'home', 'new.html': 'new', 'kept.css': 'a{}' });
  expect(await client.live()).toMatchObject({ version, labels: { revision: '7' } });
  expect(await (await visit('/')).text()).toBe('home');
  const page = await visit('/new');
  expect([await page.text(), page.headers.get('x-generated')]).toEqual(['new', 'yes']);
  expect((await visit('/old')).headers.get('location')).toBe('/new');
});

it('a second release uploads only what changed and keeps the other files', async () => {
  const first = await release({ 'index.html': 'one', 'kept.css': 'a{}' });
  expect(first.uploaded).toBe(2);
  // It stays in the list, but its bytes can no longer be sent.
  contents.clear();
  const second = await release({ 'index.html': 'two' }, first.version);
  expect(second.uploaded).toBe(1);
  expect(await (await visit('/')).text()).toBe('two');
  expect(await (await visit('/kept.css')).text()).toBe('a{}');
  expect(await client.releases()).toEqual([
    { version: second.version, stored: true, partial: false },
    { version: first.version, stored: true, partial: false },
  ]);
});

it.each([999, 1000, 1001, 2500])(
  'a release of %i files has all of them, whatever one call may name',
  async (count) => {
    const names = Array.from({ length: count }, (_, index) => `car/${index}.html`);
    const { version } = await release(Object.fromEntries(names.map((name) => [name, 'the same'])));
    const released = await client.files(version);
    expect([...released.keys()].sort()).toEqual(names.map((name) => `/${name}`).sort());
  },
);

it('a release does not take the place of one that it does not know', async () => {
  const first = await release({ 'index.html': 'one', 'kept.css': 'a{}' });
  await release({ 'index.html': 'two' }, first.version);
  await expect(release({ 'index.html': 'three' }, first.version)).rejects.toThrow(StaleBaseError);
  expect(await (await visit('/')).text()).toBe('two');
});

it('a release continues after temporary errors, and gives up on a permanent one', async () => {
  let failures = 0;
  const flaky = createServer(async (request, response) => {
    failures += 1;
    if (failures % 2 === 1) {
      response.writeHead(503).end();
      return;
    }
    const chunks = await Array.fromAsync(request as AsyncIterable<Uint8Array>);
    const answer = await fetch(emulator.url + request.url, {
      method: request.method ?? 'GET',
      headers: { authorization: 'Bearer owner' },
      body: chunks.length === 0 ? null : Buffer.concat(chunks),
    });
    response.writeHead(answer.status).end(await answer.text());
  });
  await new Promise<void>((resolve) => flaky.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(flaky.address() as AddressInfo).port}`;
  client = openClient(origin);
  await release({ 'index.html': 'home' });
  expect(failures).toBeGreaterThan(6);
  expect(await (await visit('/')).text()).toBe('home');
  flaky.closeAllConnections();
  flaky.close();
  await expect(openClient(origin).live()).rejects.toThrow('could not be reached');
});

it('a rollback goes to the previous release, never to one that was rolled back or never live', async () => {
  const first = await release({ 'index.html': 'one', 'kept.css': 'a{}' });
  expect(await rollBack(client)).toBeNull();
  const bad = await release({ 'index.html': 'bad' }, first.version);
  await rollBack(client);
  expect(await (await visit('/')).text()).toBe('one');
  await release({ 'index.html': 'three' }, first.version);
  await expect(release({ 'index.html': 'unseen' }, bad.version)).rejects.toThrow(StaleBaseError);
  await rollBack(client);
  expect(await (await visit('/')).text()).toBe('one');
});

it('the site keeps as many versions as it is told to', async () => {
  await client.keepVersions(2);
  let base: string | null = null;
  for (const text of ['one', 'two', 'three']) {
    base = (await release({ 'index.html': text, 'kept.css': 'a{}' }, base)).version;
  }
  const stored = (await client.releases()).map((release) => release.stored);
  expect(stored).toEqual([true, true, false]);
});
