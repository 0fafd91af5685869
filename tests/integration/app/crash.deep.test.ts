import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { formatAmount } from '#copy/format.ts';
import { sweepInquiries } from '#functions/src/inquiries/delivery/deliver.ts';
import { smtpSender } from '#functions/src/inquiries/delivery/smtp-sender.ts';
import { brokenReferences } from '#tests/support/app/broken-references.ts';
import { copyLiveSite } from '#tests/support/app/live-site-folder.ts';
import { seededData } from '#tests/support/app/seeded-data.ts';
import { startTestApp, type TestApp } from '#tests/support/app/test-app.ts';
import { type AdminSdk, openLocalSdk } from '#tools/shared/admin-sdk.ts';
import { imageDocument, submissionBody } from '../functions-app/builders.ts';
import { photo } from '../functions-app/images/uploaded-images.ts';
import { startSmtpServer, type TestSmtpServer } from '../functions-app/inquiries/smtp-server.ts';

const KILLS = 100;
const CAR = 'toyota-yaris-2022';
const FIRST_PRICE = 100_000;
/** Longer than the functions debounce changes, so that builds begin between two saves. */
const SAVE_EVERY_MS = 5000;
const LONGEST_ROUND_MS = 7000;
const LONGEST_START_MS = 5000;
const CLOSE_MS = 2000;

let dataDir: string;
let env: Record<string, string>;
let siteUrl: string;
let smtp: TestSmtpServer;
let app: TestApp;
let sdk: AdminSdk;
let bytes: Buffer;

/** The writes that the app has acknowledged and must never lose. */
const acknowledged = { price: FIRST_PRICE, inquiries: [] as string[], images: [] as string[] };
/** How often the app was killed in which state. */
const killsByState = new Map<string, number>();

beforeAll(async () => {
  smtp = await startSmtpServer(() => 'accept');
  dataDir = await seededData();
  env = { SMTP_URL: smtp.url, INQUIRIES_PER_HOUR: '1000000' };
  bytes = await photo({ width: 500, height: 300 });
  await start();
  siteUrl = app.siteUrl;
  // The same ports for every start: a build depends on the addresses.
  env['PORT'] = new URL(siteUrl).port;
  env['EMULATOR_PORT'] = new URL(app.emulatorUrl).port;
});
afterAll(async () => {
  await sdk?.close().catch(() => {});
  await app?.stop();
  await smtp.close();
});

async function start(): Promise<void> {
  app = await startTestApp({ dataDir, env });
  sdk = openLocalSdk(app.emulatorUrl);
}

/** Repeats a step until `over` is aborted; a step that is interrupted was not acknowledged. */
async function repeat(over: AbortSignal, step: (index: number) => Promise<void>): Promise<void> {
  const end = new Promise<void>((resolve) => over.addEventListener('abort', () => resolve()));
  for (let index = 0; !over.aborted; index += 1) {
    await Promise.race([step(index).catch(() => {}), end]);
  }
}

async function savePrice(): Promise<void> {
  const price = acknowledged.price + 1;
  await sdk.firestore
    .doc(`vehicles/${CAR}`)
    .update({ price, is_on_sale: false, updated_at: new Date() });
  acknowledged.price = price;
  await pause(SAVE_EVERY_MS);
}

async function sendInquiry(message: string): Promise<void> {
  const answer = await fetch(`${siteUrl}/api/send-contact-email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(submissionBody({ message })),
  });
  if (answer.ok) acknowledged.inquiries.push(((await answer.json()) as { id: string }).id);
  await pause(50);
}

async function uploadImage(id: string): Promise<void> {
  const name = imageName(id);
  await sdk.bucket.file(name).save(bytes, { resumable: false });
  await sdk.firestore.doc(`vehicle_images/${id}`).set(imageDocument(name, { is_primary: false }));
  acknowledged.images.push(id);
  await pause(SAVE_EVERY_MS);
}

const imageName = (id: string) => `vehicle-images/${CAR}/${id}.jpg`;

async function workUntilKilled(round: number): Promise<void> {
  const over = new AbortController();
  const before = acknowledged.inquiries.length;
  const work = [
    repeat(over.signal, savePrice),
    repeat(over.signal, (index) => sendInquiry(`${round} ${index}`)),
    repeat(over.signal, (index) => uploadImage(`crash-${round}-${index}`)),
  ];
  // At least one inquiry must be acknowledged, however slow the machine is.
  await expect.poll(() => acknowledged.inquiries.length).not.toBe(before);
  await pause(Math.random() * LONGEST_ROUND_MS);
  count((await app.publishing()).state);
  await app.kill();
  over.abort();
  await Promise.all(work);
}

/** Kills the app while it starts, when a requested build is still missing. */
async function killWhileStarting(): Promise<void> {
  const signal = AbortSignal.timeout(Math.floor(Math.random() * LONGEST_START_MS));
  const started = await startTestApp({ dataDir, env, signal }).catch(() => null);
  count(started === null ? 'starting' : 'started');
  await started?.kill();
}

function count(state: string): void {
  killsByState.set(state, (killsByState.get(state) ?? 0) + 1);
}

/** The problems of the live release on disk after a kill; the next start serves it at once. */
async function problemsOfRelease(): Promise<string[]> {
  const copy = await mkdtemp(join(dataDir, 'live-'));
  const live = await copyLiveSite(dataDir, copy);
  if (live === null) return ['no release is live'];
  const site = live.folder;
  const broken = await brokenReferences(site, siteUrl);
  const page = await readFile(join(site, 'car', `${CAR}.html`), 'utf8');
  const price = Number(/"price":\s*"?(\d+)/u.exec(page)?.[1]);
  // Not the feeds, whose changes are deferred to a second release.
  const list = await readFile(join(site, 'inventory.html'), 'utf8');
  const mixed = list.includes(formatAmount(price))
    ? []
    : [`the list does not have the price ${price}`];
  await rm(copy, { recursive: true });
  return [...broken, ...mixed];
}

it(`the app loses nothing it acknowledged and always serves one whole release when it is killed ${KILLS} times`, async () => {
  for (let round = 0; round < KILLS; round += 1) {
    if (round % 3 === 2) await killWhileStarting();
    else {
      if (round > 0) await start();
      const saved = (await sdk.firestore.doc(`vehicles/${CAR}`).get()).get('price');
      expect(saved).toBeGreaterThanOrEqual(acknowledged.price);
      await workUntilKilled(round);
      // A call that was interrupted is tried again until the app is back: waiting for it would last
      // until the SDK gives up, ten minutes.
      await Promise.race([sdk.close(), pause(CLOSE_MS)]);
    }
    expect(await problemsOfRelease()).toEqual([]);
  }
  await start();
  await inquiriesAreStoredAndMailed();
  await imagesAreMade();
  await app.published();
  await lastPriceIsShown();
  const states = [...killsByState].map(([state, times]) => `${state} ${times}`).join(', ');
  console.log(
    `      ${KILLS} kills (${states}): ${acknowledged.price - FIRST_PRICE} saves, ${acknowledged.inquiries.length} inquiries, ` +
      `${acknowledged.images.length} images, nothing lost, the last revision shown`,
  );
});

async function inquiriesAreStoredAndMailed(): Promise<void> {
  const { inquiries: inquiriesDb } = sdk;
  const stored = await inquiriesDb.getAll(
    ...acknowledged.inquiries.map((id) => inquiriesDb.doc(`inquiries/${id}`)),
  );
  expect(stored.filter((document) => !document.exists)).toEqual([]);
  const sweep = async () => {
    await sweepInquiries({
      db: sdk.firestore,
      inquiriesDb,
      // The lease of an interrupted delivery lasts two minutes; here it has expired.
      now: () => new Date(Date.now() + 3 * 60_000),
      random: () => 0,
      send: smtpSender(smtp.url),
      from: 'a@b.example',
      to: 'c@d.example',
      publicUrl: siteUrl,
      inbound: { domain: '', secret: 'secret' },
    });
    return (await inquiriesDb.collection('inquiries').where('delivery', '!=', 'sent').get()).size;
  };
  await expect.poll(sweep).toBe(0);
  const mails = new Set(
    smtp.mails.map(({ raw }) => /^Message-ID: <([^.]+)\.inquiry@/imu.exec(raw)?.[1]),
  );
  expect(acknowledged.inquiries.filter((id) => !mails.has(id))).toEqual([]);
}

async function imagesAreMade(): Promise<void> {
  for (const id of acknowledged.images) {
    const document = sdk.firestore.doc(`vehicle_images/${id}`);
    const state = async () => (await document.get()).get('image_state');
    await expect.poll(state, { interval: 200 }).toBe('ready');
    const [original] = await sdk.bucket.file(imageName(id)).download();
    expect(original.equals(bytes)).toBe(true);
    const variant = await fetch(`${siteUrl}/pictures/vehicle-images/${CAR}/${id}/480.webp`);
    expect([variant.status, (await variant.bytes()).length > 0]).toEqual([200, true]);
  }
}

/** A save may have been stored although its response was lost. */
async function lastPriceIsShown(): Promise<void> {
  const price = (await sdk.firestore.doc(`vehicles/${CAR}`).get()).get('price');
  const page = await (await fetch(`${siteUrl}/car/${CAR}`)).text();
  expect(/"price":\s*"?(\d+)/u.exec(page)?.[1]).toBe(String(price));
}
