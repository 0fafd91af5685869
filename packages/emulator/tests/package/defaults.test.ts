import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deleteApp, initializeApp } from 'firebase/app';
import { connectFirestoreEmulator, doc, getDoc, getFirestore } from 'firebase/firestore/lite';
import { afterEach, expect, it, vi } from 'vitest';
import { type Emulator, type EmulatorOptions, startEmulator } from '#emulator/index.ts';

const open: (() => Promise<void>)[] = [];
afterEach(async () => {
  vi.unstubAllEnvs();
  for (const close of open.splice(0).reverse()) await close();
});

async function start(options: EmulatorOptions = {}): Promise<Emulator> {
  const emulator = await startEmulator(options);
  open.push(() => emulator.close());
  return emulator;
}

it('an emulator without options denies clients everything and lets the server SDK do all', async () => {
  const emulator = await start();
  const app = initializeApp({ projectId: 'demo-app' });
  open.push(() => deleteApp(app));
  const firestore = getFirestore(app);
  connectFirestoreEmulator(firestore, '127.0.0.1', emulator.port);
  await expect(getDoc(doc(firestore, 'a/b'))).rejects.toMatchObject({ code: 'permission-denied' });
  const documents = `${emulator.url}/v1/projects/demo-app/databases/(default)/documents`;
  const written = await fetch(`${documents}/a?documentId=b`, {
    method: 'POST',
    headers: { authorization: 'Bearer owner' },
    body: '{}',
  });
  expect(written.status).toBe(200);
  const bucket = `${emulator.url}/v0/b/demo-app.appspot.com/o`;
  const refused = await fetch(`${bucket}/file.txt`);
  expect(refused.status).toBe(403);
});

it.each(['http://localhost:5173', 'http://127.0.0.1:4321', 'https://[::1]:8443'])(
  'an emulator without a list of origins answers pages of %s',
  async (origin) => {
    const { headers, status } = await fetch((await start()).url, { headers: { origin } });
    expect([status, headers.get('access-control-allow-origin')]).toEqual([404, origin]);
  },
);

it.each(['https://evil.example', 'http://localhost.evil.example', 'null', 'file://localhost'])(
  'an emulator without a list of origins refuses pages of %s',
  async (origin) => {
    expect((await fetch((await start()).url, { headers: { origin } })).status).toBe(403);
  },
);

it('an emulator without a data folder leaves no file behind when it is closed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'defaults-'));
  open.push(async () => rmSync(folder, { recursive: true }));
  vi.stubEnv('TMPDIR', folder);
  const emulator = await startEmulator();
  expect(readdirSync(folder)).toHaveLength(1);
  await emulator.close();
  expect(readdirSync(folder)).toEqual([]);
});

it('the environment of a running emulator leads the server SDKs to it', async () => {
  const { env, port } = await start({ projectId: 'demo-other' });
  const host = `127.0.0.1:${port}`;
  expect(env).toMatchObject({
    GCLOUD_PROJECT: 'demo-other',
    FIRESTORE_EMULATOR_HOST: host,
    FIREBASE_AUTH_EMULATOR_HOST: host,
    FIREBASE_STORAGE_EMULATOR_HOST: host,
  });
});
