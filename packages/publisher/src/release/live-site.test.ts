import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { LiveSiteError, readLiveManifest, waitUntilLive } from './live-site.ts';
import type { ReleaseManifest } from './release-manifest.ts';

const MANIFEST: ReleaseManifest = {
  id: '1',
  built_at: '',
  items: 3,
  assets: { '_astro/a.js': 0 },
};
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

it('the manifest of the live release is read from the live site', async () => {
  answers = { '/release.json': [200, JSON.stringify(MANIFEST)] };
  expect(await readLiveManifest(siteUrl)).toEqual(MANIFEST);
});

it('a deploy waits until visitors get the release, and gives up after the last pause', async () => {
  answers = { '/release.json': [200, JSON.stringify(MANIFEST)] };
  const pauses = [1, 1, 1];
  const seen = waitUntilLive(siteUrl, '2', pauses);
  await once(server, 'request');
  answers = { '/release.json': [200, JSON.stringify({ ...MANIFEST, id: '2' })] };
  await expect(seen).resolves.toBeUndefined();
  await expect(waitUntilLive(siteUrl, '3', pauses)).rejects.toThrow(
    'Visitors see release 2 and not 3.',
  );
});

it('a live site without a manifest counts as having no release', async () => {
  answers = {};
  expect(await readLiveManifest(siteUrl)).toBeNull();
});

it('a live site that fails or is unreachable is an error and not an empty site', async () => {
  answers = { '/release.json': [503, ''] };
  await expect(readLiveManifest(siteUrl)).rejects.toThrow(LiveSiteError);
  await expect(readLiveManifest('http://127.0.0.1:1')).rejects.toThrow(LiveSiteError);
});
