import {
  copyFileSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { Firestore } from '@google-cloud/firestore';
import { findGoogleEmulator, NO_GOOGLE_EMULATOR } from 'app-emulator/testing/google-emulator.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { INQUIRIES_DATABASE } from '#domain/inquiry/inquiry.ts';
import {
  SIGNATURE_HEADER,
  signBody,
  verifySignature,
} from '#functions/src/publishing/build/webhook/signature.ts';
import { makeRenderer } from '#tests/support/app/compiled-renderer.ts';
import { copyLiveSite } from '#tests/support/app/live-site-folder.ts';
import { seededData } from '#tests/support/app/seeded-data.ts';
import { copyFunctions } from '#tests/support/app/shared-functions.ts';
import { startTestApp } from '#tests/support/app/test-app.ts';
import { ROOT } from '#tools/shared/config.ts';
import { submissionBody, vehicleDocument } from '../integration/functions-app/builders.ts';
import { SECRET } from '../integration/functions-app/built-functions.ts';
import {
  startSmtpServer,
  type TestSmtpServer,
} from '../integration/functions-app/inquiries/smtp-server.ts';
import { type FirebaseSuite, startFirebaseSuite } from './firebase-suite.ts';

const PROJECT = 'demo-suite';
const jar = findGoogleEmulator();
const runs = process.env['DEEP'] && jar !== null;
if (process.env['DEEP'] && jar === null) console.log(NO_GOOGLE_EMULATOR);

/** Our build under the emulators of firebase-tools, which come from the npm registry. */
describe.runIf(runs)("the build under firebase-tools' emulators", { shuffle: false }, () => {
  let folder: string;
  let suite: FirebaseSuite;
  let smtp: TestSmtpServer;
  let webhook: Server;
  let stock: Firestore;
  let inquiries: Firestore;
  const requests: { body: string; signature: string }[] = [];

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'emulator-suite-'));
    smtp = await startSmtpServer(() => 'accept');
    webhook = createServer((request, response) => {
      void text(request).then((body) => {
        requests.push({ body, signature: String(request.headers[SIGNATURE_HEADER]) });
        response.writeHead(202).end();
      });
    }).listen(0, '127.0.0.1');
    const headers = await writeSite(folder);
    await writeFunctions(join(folder, 'functions'), smtp.url, portOf(webhook));
    suite = await startFirebaseSuite({
      folder,
      config: firebaseJson(folder, headers),
      project: PROJECT,
      jar: jar ?? '',
    });
    stock = connect(suite.host('firestore'), '(default)');
    inquiries = connect(suite.host('firestore'), INQUIRIES_DATABASE);
  });
  afterAll(async () => {
    await Promise.all([stock?.terminate(), inquiries?.terminate()]);
    await suite?.close();
    await smtp?.close();
    webhook?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const ask = (path: string, options: RequestInit = {}) =>
    fetch(`http://${suite.host('hosting')}${path}`, { redirect: 'manual', ...options });

  it('the hosting emulator serves pages with their policy, redirects and the page for missing addresses', async () => {
    const page = await ask('/inventory');
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('<h1');
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    for (const [path, target] of [
      ['/inventory.html', '/inventory'],
      ['/accessory-shop', '/accessories'],
    ] as const) {
      const { status, headers } = await ask(path);
      expect([status, headers.get('location')], path).toEqual([301, target]);
    }
    expect((await ask('/no-such-page')).status).toBe(404);
  });

  it('the functions emulator answers the addresses that are not files', async () => {
    const health = await ask('/api/health');
    expect([health.status, await health.json()]).toEqual([
      200,
      expect.objectContaining({ ok: true }),
    ]);
    expect(await (await ask('/api/public-vehicle-data')).json()).toMatchObject({ vehicles: [] });
    expect((await ask('/api/inquiries')).status).toBe(401);
    expect((await ask('/car/no-such-car')).status).toBe(404);
  });

  it('an inquiry is stored apart from the stock, triggers its function and is mailed', async () => {
    const answer = await ask('/api/send-contact-email', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(submissionBody()),
    });
    const { id } = (await answer.json()) as { id: string };
    expect(answer.status).toBe(200);
    await expect.poll(() => smtp.mails.length).toBe(1);
    const delivery = async () => (await inquiries.doc(`inquiries/${id}`).get()).get('delivery');
    await expect.poll(delivery).toBe('sent');
    expect((await stock.doc(`inquiries/${id}`).get()).exists).toBe(false);
  });

  it('an edit triggers its function, and its task calls the signed webhook', async () => {
    await stock.doc('vehicles/volvo').set(vehicleDocument());
    await expect.poll(() => requests.length).toBe(1);
    const { body = '', signature } = requests[0] ?? {};
    expect(verifySignature(body, signature, SECRET)).toBe(true);
    const { revision } = JSON.parse(body) as { revision: number };
    const report = JSON.stringify({ ok: true, revision, vehicles: 1 });
    const send = (secret: string) =>
      ask('/api/publish-result', {
        method: 'POST',
        headers: { [SIGNATURE_HEADER]: signBody(report, secret) },
        body: report,
      });
    expect((await send('another secret')).status).toBe(401);
    expect((await send(SECRET)).status).toBe(200);
    const state = (await stock.doc('system/publishing').get()).data();
    expect(state).toMatchObject({ state: 'published', built: revision });
  });
});

function portOf(server: Server): number {
  return (server.address() as AddressInfo).port;
}

function connect(address: string, databaseId: string): Firestore {
  const [host = '', port] = address.split(':');
  const customHeaders = { authorization: 'Bearer owner' };
  const own = { projectId: PROJECT, databaseId, host, port: Number(port), ssl: false };
  return new Firestore({ ...own, customHeaders });
}

/** Writes the site of the demo stock; returns the headers that it is released with. */
async function writeSite(folder: string): Promise<object[]> {
  const dataDir = await seededData();
  const app = await startTestApp({ dataDir });
  await app.published();
  const live = await copyLiveSite(dataDir, join(folder, 'site'));
  await app.stop();
  if (live === null) throw new Error('No release is live.');
  return live.config.headers.map(({ glob, headers }) => ({
    source: glob,
    headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
  }));
}

/** Bundles the functions with the settings of an installation. */
async function writeFunctions(folder: string, smtpUrl: string, webhookPort: number): Promise<void> {
  await copyFunctions(folder);
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  const urls = { siteUrl: 'http://127.0.0.1', emulatorUrl: 'http://127.0.0.1' };
  const parameters = {
    SITE_RENDERER: await makeRenderer(join(folder, 'renderer'), urls),
    PUBLIC_URL: urls.siteUrl,
    PUBLISH_WEBHOOK_URL: `http://127.0.0.1:${webhookPort}/`,
    QUIET_SECONDS: '1',
    TRUSTED_PROXY_HOPS: '0',
  };
  const secrets = {
    SMTP_URL: smtpUrl,
    FORM_SECRET: SECRET,
    PUBLISH_WEBHOOK_SECRET: SECRET,
    REGISTER_KEY: 'none',
    INBOUND_KEY: 'none',
  };
  writeFileSync(join(folder, '.env'), lines(parameters));
  writeFileSync(join(folder, '.secret.local'), lines(secrets));
}

function lines(values: Record<string, string>): string {
  return Object.entries(values)
    .map(([name, value]) => `${name}=${value}\n`)
    .join('');
}

/** The project's `firebase.json` for the folder of the test, with the files that it names. */
function firebaseJson(folder: string, headers: object[]): object {
  const { hosting, functions, firestore } = JSON.parse(
    readFileSync(join(ROOT, 'firebase.json'), 'utf8'),
  );
  // Its Firestore takes rules for `(default)` only, and serves the other database without rules.
  const [own] = firestore;
  for (const name of [own.rules, own.indexes]) copyFileSync(join(ROOT, name), join(folder, name));
  return {
    firestore: own,
    functions: [{ ...functions[0], source: 'functions' }],
    hosting: { ...hosting, public: 'site', headers },
  };
}
