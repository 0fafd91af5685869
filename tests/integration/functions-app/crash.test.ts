import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sweepMessages } from '../../../functions/src/contact/delivery.ts';
import { smtpSender } from '../../../functions/src/contact/smtp.ts';
import { SIGNATURE_HEADER, signBody } from '../../../functions/src/publishing/signature.ts';
import { imageDocument, requestBody, vehicleDocument } from './builders.ts';
import { builtFunctions, SECRET } from './built-functions.ts';
import { photo } from './pictures.ts';
import { startSmtpServer, type TestSmtpServer } from './smtp-server.ts';
import { openSdk, rounds, type Sdk } from './support.ts';

const KILLS = rounds(100, 3);
const SCRIPT = join(import.meta.dirname, 'crash-process.ts');

let smtp: TestSmtpServer;
let builder: Server;
let functions: Awaited<ReturnType<typeof builtFunctions>>;
let dataDir: string;
let running: Running;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'functions-crash-'));
  smtp = await startSmtpServer(() => 'accept');
  builder = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      response.writeHead(202).end();
      void report(JSON.parse(body).revision);
    });
  });
  await new Promise<void>((resolve) => builder.listen(0, '127.0.0.1', resolve));
  const siteUrl = `http://127.0.0.1:${(builder.address() as AddressInfo).port}`;
  functions = await builtFunctions({ siteUrl, smtpUrl: smtp.url });
});
afterAll(async () => {
  await running?.kill();
  await smtp.close();
  builder.closeAllConnections();
  await new Promise((resolve) => builder.close(resolve));
  for (const folder of [dataDir, functions.directory]) {
    await rm(folder, { recursive: true, force: true });
  }
});

interface Running {
  sdk: Sdk;
  site: string;
  killed: Promise<void>;
  kill(): Promise<void>;
}

async function start(): Promise<Running> {
  const env = JSON.stringify({ ...functions.env, ENQUIRIES_PER_HOUR: '1000000' });
  const child: ChildProcess = spawn(process.execPath, [SCRIPT, dataDir, functions.directory, env], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const killed = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  if (!child.stdout) throw new Error('The process has no output.');
  const lines = createInterface(child.stdout);
  const line = await new Promise<string>((resolve) => lines.once('line', resolve));
  const { backend, site } = JSON.parse(line) as { backend: string; site: string };
  const sdk = openSdk(backend);
  return {
    sdk,
    site,
    killed,
    async kill() {
      child.kill('SIGKILL');
      await killed;
      await sdk.close();
    },
  };
}

/** Builds take a moment; the report goes to whichever process is alive by then. */
async function report(revision: number): Promise<void> {
  const body = JSON.stringify({ revision, ok: true, release: `r${revision}` });
  const headers = { [SIGNATURE_HEADER]: signBody(body, SECRET) };
  for (let attempt = 0; attempt < 200; attempt += 1) {
    await pause(100);
    try {
      const address = `${running.site}/api/publish-result`;
      const answer = await fetch(address, { method: 'POST', body, headers });
      if (answer.ok) return;
    } catch {
      // Just killed; the next one will be up soon.
    }
  }
}

/** What was acknowledged, and so must never be lost. */
const acknowledged = {
  vehicles: new Map<string, number>(),
  enquiries: [] as string[],
  pictures: [] as string[],
};

/** Does one thing again and again until the process is gone. */
async function untilKilled({ killed }: Running, once: (index: number) => Promise<void>) {
  let alive = true;
  const death = killed.then(() => {
    alive = false;
  });
  for (let index = 0; alive; index += 1) {
    const work = once(index).catch(() => {});
    await Promise.race([work, death]);
  }
}

async function saveVehicle({ sdk }: Running, round: number, index: number) {
  const id = `v${index % 5}`;
  const price = round * 10_000 + index;
  await sdk.db.doc(`vehicles/${id}`).set(vehicleDocument({ price }));
  acknowledged.vehicles.set(id, price);
}

async function sendEnquiry({ site }: Running, round: number, index: number) {
  const answer = await fetch(site, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(requestBody({ message: `${round} ${index}` })),
  });
  if (answer.ok) acknowledged.enquiries.push(((await answer.json()) as { id: string }).id);
}

async function uploadPicture({ sdk }: Running, bytes: Buffer, round: number, index: number) {
  const id = `${round}_${index}`;
  const name = `vehicle-images/v0/${id}.jpg`;
  await sdk.bucket.file(name).save(bytes, { resumable: false });
  await sdk.db.doc(`vehicle_images/${id}`).set(imageDocument(name));
  acknowledged.pictures.push(id);
  await pause(300);
}

it(
  `loses nothing it acknowledged, killed ${KILLS} times`,
  async () => {
    const bytes = await photo({ width: 500, height: 300 });
    for (let round = 0; round < KILLS; round += 1) {
      running = await start();
      const { kill } = running;
      const work = [
        untilKilled(running, (index) => saveVehicle(running, round, index)),
        untilKilled(running, (index) => sendEnquiry(running, round, index)),
        untilKilled(running, (index) => uploadPicture(running, bytes, round, index)),
      ];
      // Not before something was acknowledged: a cold or busy machine takes its time.
      const before = acknowledged.enquiries.length;
      await expect.poll(() => acknowledged.enquiries.length, { timeout: 20_000 }).not.toBe(before);
      await pause(Math.random() * 1500);
      await kill();
      await Promise.all(work);
    }
    running = await start();
    const { db } = running.sdk;

    for (const [id, price] of acknowledged.vehicles) {
      const saved: number = (await db.doc(`vehicles/${id}`).get()).get('price');
      // A save that was cut off before its answer may have arrived as well.
      expect(saved).toBeGreaterThanOrEqual(price);
    }

    const stored = await db.getAll(...acknowledged.enquiries.map((id) => db.doc(`messages/${id}`)));
    expect(stored.filter((document) => !document.exists)).toEqual([]);
    // Deliveries that were cut off hold their lease for two minutes: here they have passed.
    const later = () => new Date(Date.now() + 3 * 60_000);
    await expect
      .poll(
        async () => {
          await sweepMessages({
            db,
            now: later,
            random: () => 0,
            send: smtpSender(smtp.url),
            from: 'a@b.example',
            to: 'c@d.example',
            publicUrl: functions.env.PUBLIC_URL,
          });
          return (await db.collection('messages').where('delivery', '!=', 'sent').get()).size;
        },
        { timeout: 120_000 },
      )
      .toBe(0);
    const mails = new Set(smtp.mails.map(({ raw }) => /^Message-ID: <([^.]+)/imu.exec(raw)?.[1]));
    expect(acknowledged.enquiries.filter((id) => !mails.has(id))).toEqual([]);

    const waiting = async () =>
      (await db.collection('vehicle_images').get()).docs.filter(
        (document) => document.get('picture_state') !== 'ready',
      ).length;
    await expect.poll(waiting, { timeout: 120_000, interval: 500 }).toBe(0);

    const behind = async () => {
      const state = await db.doc('system/publishing').get();
      return [state.get('state'), state.get('requested') - state.get('built')];
    };
    await expect.poll(behind, { timeout: 60_000, interval: 500 }).toEqual(['published', 0]);
    console.log(
      `${KILLS} kills: ${acknowledged.vehicles.size} cars, ${acknowledged.enquiries.length} enquiries, ` +
        `${acknowledged.pictures.length} pictures, nothing lost, the last revision built`,
    );
  },
  KILLS * 30_000 + 400_000,
);
