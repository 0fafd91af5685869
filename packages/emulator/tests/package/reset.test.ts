import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { getFunctions } from 'firebase-admin/functions';
import { getStorage } from 'firebase-admin/storage';
import { afterEach, expect, it, vi } from 'vitest';
import { startEmulator } from '#emulator/index.ts';
import { emulatorOptions, newFolder, readCalls } from '#tests/support/functions-emulator.ts';

const open: (() => Promise<void>)[] = [];
afterEach(async () => {
  vi.unstubAllEnvs();
  for (const close of open.splice(0).reverse()) await close();
});

/** An emulator, and the Admin SDK connected to it. */
async function started(options: NonNullable<Parameters<typeof startEmulator>[0]> = {}) {
  const emulator = await startEmulator(options);
  open.push(() => emulator.close());
  for (const [name, value] of Object.entries(emulator.env)) vi.stubEnv(name, value);
  const projectId = options.projectId ?? 'demo-app';
  const storageBucket = `${projectId}.appspot.com`;
  const app = initializeApp({ projectId, storageBucket }, `reset-${Math.random()}`);
  open.push(() => deleteApp(app));
  return {
    emulator,
    auth: getAuth(app),
    firestore: getFirestore(app),
    tasks: getFunctions(app),
    bucket: getStorage(app).bucket(),
  };
}

it('a reset emulator has no documents, accounts and files, and takes new ones', async () => {
  const databases = { second: { rulesFile: `${newFolder()}/firestore.rules` } };
  const { auth, bucket, emulator, firestore } = await started({ databases });
  const write = async () => {
    await firestore.doc('vehicles/a').create({ make: 'VW' });
    await auth.createUser({ uid: 'ane', email: 'ane@dealer.example', password: 'secret1' });
    await bucket.file('a.txt').save('text');
  };
  await write();
  await emulator.reset();
  expect((await firestore.collection('vehicles').get()).size).toBe(0);
  expect((await auth.listUsers()).users).toEqual([]);
  expect((await bucket.getFiles())[0]).toEqual([]);
  await write();
  expect((await bucket.file('a.txt').download()).toString()).toBe('text');
});

it('a listener hears of the documents that a reset removes', async () => {
  const { emulator, firestore } = await started();
  await firestore.doc('vehicles/a').set({});
  const sizes: number[] = [];
  const stop = firestore.collection('vehicles').onSnapshot(({ size }) => void sizes.push(size));
  await expect.poll(() => sizes).toEqual([1]);
  await emulator.reset();
  await expect.poll(() => sizes).toEqual([1, 0]);
  stop();
});

it('a reset calls no function and drops the tasks that wait', async () => {
  const folder = newFolder();
  const { emulator, firestore, tasks } = await started(emulatorOptions(folder));
  const job = tasks.taskQueue('locations/europe-west1/functions/job');
  const enqueue = () => job.enqueue({}, { id: 'one', scheduleDelaySeconds: 3600 });
  await firestore.doc('vehicles/a').set({});
  await enqueue();
  await expect(enqueue()).rejects.toThrow();
  await emulator.reset();
  await emulator.idle();
  expect(readCalls(folder, 'deleted')).toEqual([]);
  await enqueue();
});
