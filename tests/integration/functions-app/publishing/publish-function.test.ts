import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SNAPSHOT_OBJECT, STATE_OBJECTS } from '#functions/src/publishing/build/release-objects.ts';
import { SIGNATURE_HEADER, signBody } from '#functions/src/publishing/build/webhook/signature.ts';
import { makeRenderer } from '#tests/support/app/compiled-renderer.ts';
import { closeServer, listenOn } from '#tools/http/listen.ts';
import { addSite } from '#tools/production/prepare-deploy.ts';
import { readProjectHosting } from '#tools/shared/site-code.ts';
import { submissionBody, vehicleDocument } from '../builders.ts';
import { builtFunctions, SECRET } from '../built-functions.ts';
import { startTestEmulator, type TestEmulator } from '../support.ts';

/** The publisher as it is deployed: one of the functions, on the project's own protocols. */

let emulator: TestEmulator;
let server: Server;
let siteUrl: string;
let directory: string;
let cache: string;
/** What the emulator and the functions logged. */
const logged: string[] = [];

beforeAll(async () => {
  server = createServer((request, response) => emulator.serveSite(request, response));
  siteUrl = await listenOn(server, 0);
  cache = await mkdtemp(join(tmpdir(), 'publish-function-'));
  const functions = await builtFunctions({ siteUrl, smtpUrl: 'smtp://127.0.0.1:9' });
  directory = functions.directory;
  const renderer = await makeRenderer(cache, { siteUrl, emulatorUrl: 'http://127.0.0.1:4322' });
  await addSite(directory, { renderer, hosting: await readProjectHosting() });
  // As installed by default: no address of a webhook.
  const own = { ...functions.env, PUBLISH_WEBHOOK_URL: '', QUIET_SECONDS: '0.1' };
  emulator = await startTestEmulator({ directory, env: own }, (line) => logged.push(line));
});
afterAll(async () => {
  await closeServer(server);
  await emulator?.close();
  await rm(cache, { recursive: true, force: true });
});

const visit = async (path: string) => (await fetch(siteUrl + path)).text();
const published = () => logged.filter((line) => line.includes('site published by this function'));
const outcomes = () => published().map((line) => JSON.parse(line.slice(line.indexOf('{'))));

async function savePrice(id: string, price: number): Promise<void> {
  await emulator.db.doc(`vehicles/${id}`).set(vehicleDocument({ price }));
}

/** Sends a function a byte every five seconds; resolves once the function has ended that. */
function drip(name: string): Promise<{ status: string | undefined; seconds: number }> {
  const { hostname, port } = new URL(emulator.url);
  const began = Date.now();
  const socket = connect(Number(port), hostname);
  socket.write(
    `POST /demo-dealer/europe-west1/${name}/api/send-contact-email HTTP/1.1\r\nHost: ${hostname}:${port}\r\n` +
      'Content-Type: application/json\r\nContent-Length: 900000\r\n\r\n',
  );
  const timer = setInterval(() => socket.write('x'), 5_000);
  socket.once('close', () => clearInterval(timer));
  const head = new Promise<string>((resolve) => {
    socket.once('data', (bytes) => resolve(String(bytes)));
    socket.once('close', () => resolve(''));
    socket.once('error', () => resolve(''));
  });
  return head.then((line) => {
    socket.destroy();
    return { status: line.split(' ')[1], seconds: Math.round((Date.now() - began) / 1000) };
  });
}

/** Makes the state wait for a build, as the task does before it calls; resolves to the revision. */
async function awaited(options: object): Promise<number> {
  const document = emulator.db.doc('system/publishing');
  const requested = Number((await document.get()).get('requested')) + 1;
  const none = { building_full: false, building_force: false };
  await document.update({ requested, building: requested, ...none, ...options });
  return requested;
}

/** Calls the function as the task does. */
function call(body: string, signature = signBody(body, SECRET)): Promise<Response> {
  return fetch(`${emulator.url}/demo-dealer/europe-west1/publishSite`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: signature },
  });
}

// Each test goes on from the release of the one before.
describe('the function that publishes', { shuffle: false }, () => {
  it('a saved vehicle comes live through the function, without a workflow or a webhook elsewhere', async () => {
    await savePrice('golf', 123_400);
    await expect.poll(() => visit('/car/golf')).toContain('123.400');
    const status = async () => (await emulator.db.doc('system/publishing').get()).data();
    await expect.poll(status).toMatchObject({ state: 'published', error: null, vehicles: 1 });
    const { requested, built } = (await status()) ?? {};
    expect(built).toBe(requested);
  });

  it('the function renders only what an edit changes', async () => {
    await emulator.idle();
    await savePrice('golf', 234_500);
    await expect.poll(() => visit('/car/golf')).toContain('234.500');
    await expect.poll(() => outcomes().at(-1)?.rendered).toBeLessThan(20);
    expect(outcomes().at(-1)?.pages).toBeGreaterThan(30);
  });

  it('a new instance of the function continues from the bucket and renders only what changed', async () => {
    await emulator.idle();
    const before = outcomes().length;
    await emulator.reloadFunctions();
    await savePrice('golf', 345_600);
    await expect.poll(() => visit('/car/golf')).toContain('345.600');
    await expect.poll(() => outcomes().length).toBe(before + 1);
    expect(outcomes().at(-1)?.rendered).toBeLessThan(20);
    const [files] = await emulator.bucket.getFiles({ prefix: 'releases/' });
    expect(files.map(({ name }) => name)).toEqual([...STATE_OBJECTS, SNAPSHOT_OBJECT].sort());
  });

  it('the functions for uploads ignore what the publisher stores in the bucket', async () => {
    await emulator.idle();
    const touched = logged.filter((line) => /releases\/|ERROR|image refused/u.test(line));
    expect(touched).toEqual([]);
    const [files] = await emulator.bucket.getFiles();
    expect(files.filter(({ name }) => !name.startsWith('releases/'))).toEqual([]);
  });

  it('the nightly release finds no page that changed without an edit', async () => {
    await emulator.idle();
    const revision = await awaited({ building_full: true });
    const answer = await call(JSON.stringify({ revision, full: true }));
    expect(await answer.json()).toEqual({ ok: true });
    expect(outcomes().at(-1)).toMatchObject({ ok: true, rendered: outcomes().at(-1)?.pages });
    expect((await emulator.db.doc('system/publishing').get()).get('drift') ?? []).toEqual([]);
  });

  // They are ended after almost a minute, so only `npm run test:deep` waits for that.
  it.runIf(process.env['DEEP'])(
    'twenty slow requests to every public function hold up no inquiry and no publication, and are ended',
    async () => {
      const functions = ['site', 'staff', 'publishSite'];
      const slow = functions.flatMap((name) => Array.from({ length: 20 }, () => drip(name)));
      const answer = await fetch(
        `${emulator.url}/demo-dealer/europe-west1/site/api/send-contact-email`,
        {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(submissionBody()),
        },
      );
      expect(answer.status).toBe(200);
      await savePrice('golf', 456_700);
      await expect.poll(() => visit('/car/golf')).toContain('456.700');
      const ended = await Promise.all(slow);
      console.log(
        `slow requests were ended after ${Math.max(...ended.map(({ seconds }) => seconds))} s`,
      );
      expect(ended.map(({ status }) => status)).toEqual(Array(60).fill('408'));
    },
  );

  it('a request that was recorded publishes nothing when it is sent again', async () => {
    const revision = await awaited({ building_force: true });
    const body = JSON.stringify({ revision, force: true });
    const signature = signBody(body, SECRET);
    expect((await call(body, signature)).status).toBe(200);
    const before = published().length;
    expect((await call(body, signature)).status).toBe(409);
    // The state waits for another request by now.
    await awaited({ building_force: false });
    expect((await call(body, signature)).status).toBe(409);
    expect(published()).toHaveLength(before);
  });

  it.each([
    ['an unsigned request', '{"revision":1}', '', 401],
    [
      'a request that was signed an hour ago',
      '{"revision":1}',
      signBody('{"revision":1}', SECRET, new Date(Date.now() - 3_600_000)),
      401,
    ],
    ['a request with another signature', '{"revision":1}', signBody('{"revision":1}', 'x'), 401],
    ['a signed request that is no order', '{"revision":-1}', undefined, 422],
  ])('%s publishes nothing', async (_what, body, signature, status) => {
    const before = published().length;
    expect((await call(body, signature)).status).toBe(status);
    expect(published()).toHaveLength(before);
  });
});
