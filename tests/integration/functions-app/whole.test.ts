import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readAll, readChanges } from '#catalogue/read.ts';
import { openStock } from '#catalogue/stock.ts';
import { COLLECTION_NAMES } from '#domain/collections.ts';
import { SIGNATURE_HEADER, signBody } from '#functions/src/publishing/build/webhook/signature.ts';
import { makeRenderer } from '#tests/support/app/compiled-renderer.ts';
import { imageDocument, submissionBody, vehicleDocument } from './builders.ts';
import { builtFunctions, SECRET } from './built-functions.ts';
import { largePhoto } from './images/uploaded-images.ts';
import { startSmtpServer, type TestSmtpServer } from './inquiries/smtp-server.ts';
import { startTestEmulator, type TestEmulator } from './support.ts';

/** The bundled functions in the emulator, called by its events, tasks and requests. */

let emulator: TestEmulator;
let smtp: TestSmtpServer;
let site: Server;
let siteUrl: string;
/** Build requests that the webhook received. */
const buildRequests: { revision: number }[] = [];
/** What the emulator and the functions logged. */
const logged: string[] = [];

/** The function that Hosting calls for addresses with a prefix, the longest prefix first. */
const REWRITES: Record<string, string> = Object.fromEntries(
  (JSON.parse(readFileSync('firebase.json', 'utf8')).hosting.rewrites as Rewrite[])
    .map(({ source, function: { functionId } }) => [source.split('*')[0] ?? '', functionId])
    .sort(([one = ''], [other = '']) => other.length - one.length),
);

interface Rewrite {
  source: string;
  function: { functionId: string };
}

beforeAll(async () => {
  smtp = await startSmtpServer(() => 'accept');
  site = createServer((request, response) => {
    const path = request.url ?? '/';
    if (path === '/webhook') {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        buildRequests.push(JSON.parse(Buffer.concat(chunks).toString()));
        response.writeHead(202).end();
      });
      return;
    }
    const rewrite = Object.entries(REWRITES).find(([prefix]) => path.startsWith(prefix));
    if (rewrite) void emulator.callFunction(rewrite[1], request, response);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  siteUrl = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
  const functions = await builtFunctions({ siteUrl, smtpUrl: smtp.url });
  const renderers = join(functions.directory, 'renderers');
  const SITE_RENDERER = await makeRenderer(renderers, { siteUrl, emulatorUrl: siteUrl });
  emulator = await startTestEmulator(
    { ...functions, env: { ...functions.env, SITE_RENDERER } },
    (line) => logged.push(line),
  );
});
afterAll(async () => {
  await emulator?.close();
  await smtp.close();
  site.closeAllConnections();
  await new Promise((resolve) => site.close(resolve));
});

async function report(body: Record<string, unknown>) {
  const text = JSON.stringify(body);
  const headers = { [SIGNATURE_HEADER]: signBody(text, SECRET) };
  return fetch(`${siteUrl}/api/publish-result`, { method: 'POST', body: text, headers });
}

// The tests follow one vehicle: each starts from the state that the one before left.
describe('the built functions', { shuffle: false }, () => {
  it('the built functions request a build when a vehicle changes and record what was published', async () => {
    await emulator.db.doc('vehicles/volvo').set(vehicleDocument());
    await expect.poll(() => buildRequests.length).toBe(1);
    const revision = buildRequests[0]?.revision;
    expect((await report({ revision, ok: true, release: 'r1', vehicles: 1 })).status).toBe(200);
    const status = await emulator.db.doc('system/publishing').get();
    expect(status.data()).toMatchObject({ state: 'published', built: revision, vehicles: 1 });
  });

  it('the built functions store an inquiry, mail it and send a receipt', async () => {
    const { token } = (await (await fetch(`${siteUrl}/api/form-token`)).json()) as {
      token: string;
    };
    expect(token).toMatch(/^\w+\.[\w-]+\.[\w-]+$/);
    const answer = await fetch(`${siteUrl}/api/send-contact-email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(submissionBody()),
    });
    expect(answer.status).toBe(200);
    const { id } = (await answer.json()) as { id: string };
    // The mail to the dealership, and the receipt.
    await expect.poll(() => smtp.mails.length).toBe(2);
    const sent = async () =>
      (await emulator.inquiriesDb.doc(`inquiries/${id}`).get()).get('delivery');
    await expect.poll(sent).toBe('sent');
    const besideTheStock = (await emulator.db.listCollections()).map((one) => one.id);
    expect(besideTheStock).not.toEqual(expect.arrayContaining(['inquiries']));
    expect(besideTheStock).not.toEqual(expect.arrayContaining(['limits']));
  });

  it('the built functions make the variants of an image and serve them', async () => {
    const name = 'vehicle-images/volvo/1700000000000_abc.jpg';
    await emulator.bucket.file(name).save(await largePhoto(), { contentType: 'image/jpeg' });
    await emulator.db.doc('vehicle_images/i1').set(imageDocument(name));
    const state = async () => (await emulator.db.doc('vehicle_images/i1').get()).get('image_state');
    await expect.poll(state).toBe('ready');
    const answer = await fetch(
      `${siteUrl}/pictures/vehicle-images/volvo/1700000000000_abc/800.webp`,
    );
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('image/webp');
    expect(answer.headers.get('cache-control')).toContain('immutable');
    await emulator.idle();
  });

  it('the built functions log no warning of Node after they have made variants', () => {
    expect(logged).not.toEqual([]);
    expect(logged.filter((line) => /Warning/u.test(line))).toEqual([]);
  });

  it('the built functions answer for a vehicle that has no page yet', async () => {
    expect((await fetch(`${siteUrl}/car/volvo`)).status).toBe(200);
    expect((await fetch(`${siteUrl}/car/nothing`)).status).toBe(404);
    const data = await fetch(`${siteUrl}/api/public-vehicle-data?id=volvo`);
    expect(await data.json()).toMatchObject({
      vehicles: [{ id: 'volvo', images: [{ id: 'i1' }] }],
    });
  });

  it('the built functions show inquiries to staff and to nobody else who is signed in', async () => {
    const ask = (token: string) =>
      fetch(`${siteUrl}/api/inquiries`, { headers: { authorization: `Bearer ${token}` } });
    expect((await ask(await emulator.signIn('visitor'))).status).toBe(403);
    const token = await emulator.signIn('admin');
    expect(await (await ask(token)).json()).toMatchObject({ inquiries: [{ name: 'Jens Hansen' }] });
    // The token is valid for an hour, but the account is closed.
    await emulator.closeAccount('admin');
    expect((await ask(token)).status).toBe(401);
    expect((await ask('a.forged.token')).status).toBe(401);
  });

  it('the built functions delete the images and files of a deleted vehicle', async () => {
    await emulator.db.doc('vehicles/volvo').delete();
    const left = async () => (await emulator.bucket.getFiles())[0].length;
    await expect.poll(left).toBe(0);
    expect((await emulator.db.collection('vehicle_images').get()).empty).toBe(true);
  });

  it('the built functions lead a build to documents with old dates, in every collection', async () => {
    const stock = openStock();
    const { readAt } = await readAll(emulator.db, stock.put);
    const longAgo = new Date('2020-01-01T00:00:00Z');
    for (const name of COLLECTION_NAMES) {
      await emulator.db.doc(`${name}/old`).set({ updated_at: longAgo, created_at: longAgo });
    }
    const found = async () => {
      await readChanges(emulator.db, readAt, stock.put);
      const { rejected } = stock.stored();
      return COLLECTION_NAMES.filter((name) => rejected.has(`${name}/old`));
    };
    await expect.poll(found).toEqual(COLLECTION_NAMES);
    for (const name of COLLECTION_NAMES) await emulator.db.doc(`${name}/old`).delete();
    await expect.poll(found).toEqual([]);
    await emulator.idle();
  });

  it('the built functions answer nonsensical requests without an internal error', async () => {
    for (const [path, name] of Object.entries(REWRITES)) {
      for (const body of ['{"a":', '\u0000', 'null', 'x'.repeat(20_000)]) {
        const answer = await fetch(siteUrl + path, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body,
        });
        const text = await answer.text();
        expect(answer.status, `${name} for ${body.slice(0, 9)}: ${text}`).toBeLessThan(500);
        expect(text).not.toMatch(/\n\s+at |node_modules/);
      }
    }
  });
});
