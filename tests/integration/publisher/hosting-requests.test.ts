import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { createPublisher, type HostingClient, openHostingClient, rollBack } from 'site-publisher';
import { hashOf } from 'site-publisher/testing/hosting/release-version.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aVehicle } from '#tests/support/builders.ts';
import {
  differences,
  type HostingRequest,
  methodOf,
} from '#tests/support/publisher/hosting-reference.ts';
import {
  type SmallPublisher,
  startSmallPublisher,
} from '#tests/support/publisher/small-publisher.ts';
import { aSmallSite } from '#tests/support/publisher/small-site.ts';
import { closeServer, listenOn } from '#tools/http/listen.ts';
import { PROJECT_ID } from '#tools/shared/config.ts';
import { readProjectHosting } from '#tools/shared/site-code.ts';

let small: SmallPublisher;
let server: Server;
let client: HostingClient;
const requests: HostingRequest[] = [];
const uploads: { path: string; contentType: string | undefined; bytes: Buffer }[] = [];

/** Records every request on its way to the emulator. */
beforeAll(async () => {
  small = await startSmallPublisher();
  server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', small.emulatorUrl);
    const bytes = await buffer(request);
    const contentType = request.headers['content-type'];
    if (url.pathname.startsWith('/v1beta1/')) {
      const body: unknown = bytes.length > 0 ? JSON.parse(bytes.toString('utf8')) : undefined;
      requests.push({ method: request.method ?? '', url, body });
    } else uploads.push({ path: url.pathname, contentType, bytes });
    const answer = await fetch(url, {
      method: request.method ?? 'GET',
      headers: { authorization: 'Bearer owner', 'content-type': contentType ?? '' },
      ...(bytes.length > 0 && { body: new Uint8Array(bytes) }),
    });
    const text = (await answer.text()).replaceAll(small.emulatorUrl, origin);
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(text);
  });
  const origin = await listenOn(server, 0);
  client = openHostingClient({ origin, site: PROJECT_ID, token: async () => 'owner' });
  const hosting = await readProjectHosting();
  const publisher = createPublisher({ ...small.options(aSmallSite()), client, hosting });
  await client.keepVersions(5);
  for (const price of [100_000, 200_000]) {
    const { id: _, ...golf } = aVehicle({ price });
    await small.firestore.doc('vehicles/golf').set(golf);
    const result = await publisher.publish({ revision: price, full: true, force: true });
    expect(result).toMatchObject({ ok: true });
  }
  await client.files((await client.live())?.version ?? '');
  await rollBack(client);
});
afterAll(async () => {
  await closeServer(server);
  await small.stop();
});

it("every request of the publisher has the methods, parameters and fields of Hosting's reference", () => {
  expect(requests.flatMap(differences)).toEqual([]);
  expect([...new Set(requests.map(methodOf))].sort()).toEqual([
    'GET /v1beta1/sites/*/channels/*',
    'GET /v1beta1/sites/*/channels/*/releases',
    'GET /v1beta1/sites/*/versions',
    'GET /v1beta1/sites/*/versions/*/files',
    'PATCH /v1beta1/sites/*/config',
    'PATCH /v1beta1/sites/*/versions/*',
    'POST /v1beta1/sites/*/channels/*/releases',
    'POST /v1beta1/sites/*/versions',
    'POST /v1beta1/sites/*/versions/*:populateFiles',
  ]);
});

it('a file is uploaded gzipped, under the SHA-256 of what is sent', () => {
  expect(uploads.length).toBeGreaterThan(5);
  for (const { path, contentType, bytes } of uploads) {
    expect(path.split('/').at(-1)).toBe(hashOf(bytes));
    expect(contentType).toBe('application/octet-stream');
    expect(gunzipSync(bytes).length).toBeGreaterThan(0);
  }
});

it('the configuration of a version names all rewrites, redirects and headers of the project', () => {
  const created = requests.find(
    (request) => methodOf(request).endsWith('/versions') && request.body,
  );
  const { rewrites, redirects, headers } = JSON.parse(
    readFileSync('firebase.json', 'utf8'),
  ).hosting;
  const { config } = (created?.body ?? { config: {} }) as { config: Record<string, unknown[]> };
  expect(config['rewrites']).toHaveLength(rewrites.length);
  expect(config['redirects']).toHaveLength(redirects.length);
  expect(config['headers']?.length).toBeGreaterThanOrEqual(headers.length);
});

it('the check finds what the reference does not have', () => {
  const url = new URL(
    'http://127.0.0.1/v1beta1/sites/s/channels/live/releases?versionName=v&force=1',
  );
  expect(differences({ method: 'POST', url, body: { type: 'DEPLOY' } })).toEqual([
    'POST /v1beta1/sites/*/channels/*/releases has no parameter force.',
    'body has no field type.',
  ]);
});
