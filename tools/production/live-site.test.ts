import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Manifest } from '../release/manifest.ts';
import { expectLive, inheritFromLive, LiveSiteError, readLiveManifest } from './live-site.ts';

const MANIFEST: Manifest = { id: '1', built_at: '', vehicles: 3, assets: { '_astro/a.js': 0 } };
let server: Server;
let siteUrl: string;
let answers: Record<string, [status: number, body: string]> = {};

beforeAll(async () => {
  server = createServer((request, response) => {
    const [status, body] = answers[request.url ?? ''] ?? [404, ''];
    response.writeHead(status).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  siteUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

it('measures a release against the live one', async () => {
  answers = { '/release.json': [200, JSON.stringify(MANIFEST)] };
  expect(await readLiveManifest(siteUrl)).toEqual(MANIFEST);
});

it('waits until visitors see a release, and not for ever', async () => {
  answers = { '/release.json': [200, JSON.stringify(MANIFEST)] };
  const pauses = [1, 1, 1];
  const seen = expectLive(siteUrl, '2', pauses);
  await once(server, 'request');
  answers = { '/release.json': [200, JSON.stringify({ ...MANIFEST, id: '2' })] };
  await expect(seen).resolves.toBeUndefined();
  await expect(expectLive(siteUrl, '3', pauses)).rejects.toThrow(
    'Visitors see release 2 and not 3.',
  );
});

it('takes a site without a manifest for the first release', async () => {
  answers = {};
  expect(await readLiveManifest(siteUrl)).toBeNull();
});

it('does not take a live site in trouble for an empty one', async () => {
  answers = { '/release.json': [503, ''] };
  await expect(readLiveManifest(siteUrl)).rejects.toThrow(LiveSiteError);
  await expect(readLiveManifest('http://127.0.0.1:1')).rejects.toThrow(LiveSiteError);
});

it('brings hashed files of the live site along, but for those that are gone', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'inherit-'));
  answers = { '/_astro/a.js': [200, 'old script'] };
  await inheritFromLive(siteUrl, folder, ['_astro/a.js', '_astro/gone.js']);
  expect(await readFile(join(folder, '_astro/a.js'), 'utf8')).toBe('old script');
  await rm(folder, { recursive: true });
});
