import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import * as full from 'firebase/firestore';
import * as lite from 'firebase/firestore/lite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestEmulator, type TestEmulator } from '#tests/support/test-emulator.ts';
import { outcome } from './conformance/check.ts';

full.setLogLevel('silent');
lite.setLogLevel('silent');

let emulator: TestEmulator;
let app: FirebaseApp;
let firestore: full.Firestore;
beforeAll(async () => {
  emulator = await startTestEmulator();
  app = initializeApp({ projectId: emulator.projectId, apiKey: 'key' }, 'other-database');
  firestore = full.getFirestore(app, 'other');
  full.connectFirestoreEmulator(firestore, '127.0.0.1', emulator.port);
});
afterAll(async () => {
  await deleteApp(app);
  await emulator.close();
});

const document = () => full.doc(firestore, 'vehicles/a');

const CALLS: [name: string, call: () => Promise<unknown>][] = [
  ['write', () => full.setDoc(document(), { n: 1 })],
  ['read', () => full.getDoc(document())],
  ['query', () => full.getDocsFromServer(full.collection(firestore, 'vehicles'))],
  [
    'transaction',
    () =>
      full.runTransaction(firestore, async (transaction) => {
        await transaction.get(document());
      }),
  ],
  [
    'listener',
    () =>
      new Promise((_resolve, reject) => {
        full.onSnapshot(document(), { error: reject, next: () => {} });
      }),
  ],
  [
    'read without a stream',
    () => {
      const other = lite.getFirestore(app, 'another');
      lite.connectFirestoreEmulator(other, '127.0.0.1', emulator.port);
      return lite.getDoc(lite.doc(other, 'vehicles/a'));
    },
  ],
];

test.each(CALLS)('a %s in another database is refused at once', async (_name, call) => {
  expect(await outcome(call())).toBe('not-found');
});

test('writes to the one database go on after a refused one', async () => {
  const own = full.getFirestore(app);
  full.connectFirestoreEmulator(own, '127.0.0.1', emulator.port);
  await full.setDoc(full.doc(own, 'vehicles/a'), { n: 1 });
  expect((await full.getDocFromServer(full.doc(own, 'vehicles/a'))).get('n')).toBe(1);
});
