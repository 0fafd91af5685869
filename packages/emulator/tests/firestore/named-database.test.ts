import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Firestore } from '@google-cloud/firestore';
import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import * as full from 'firebase/firestore';
import * as lite from 'firebase/firestore/lite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { OPEN_RULES, startTestEmulator, type TestEmulator } from '#tests/support/test-emulator.ts';
import { outcome } from './conformance/check.ts';

full.setLogLevel('silent');
lite.setLogLevel('silent');

const NAME = 'apart';
/** Opens one collection, by everything that can name the database. */
const APART_RULES = OPEN_RULES.replace('{document=**}', 'open/{id}').replace(
  'if true',
  `if database == '${NAME}' && request.path[1] == '${NAME}'
     && exists(/databases/$(database)/documents/closed/a)`,
);

let folder: string;
let emulator: TestEmulator;
let app: FirebaseApp;
let stock: Firestore;
let apart: Firestore;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'named-database-'));
  writeFileSync(join(folder, 'apart.rules'), APART_RULES);
  writeFileSync(join(folder, 'apart.indexes.json'), '{"indexes":[],"fieldOverrides":[]}');
  await start();
});
afterAll(async () => {
  await stop();
  rmSync(folder, { recursive: true });
});

async function start(): Promise<void> {
  emulator = await startTestEmulator({
    dataDir: join(folder, 'data'),
    databases: {
      [NAME]: {
        rulesFile: join(folder, 'apart.rules'),
        indexesFile: join(folder, 'apart.indexes.json'),
      },
    },
  });
  app = initializeApp({ projectId: emulator.projectId, apiKey: 'key' }, emulator.url);
  stock = connect('(default)');
  apart = connect(NAME);
}

function connect(databaseId: string): Firestore {
  const { port, projectId } = emulator;
  const customHeaders = { authorization: 'Bearer owner' };
  return new Firestore({
    projectId,
    databaseId,
    host: '127.0.0.1',
    port,
    ssl: false,
    customHeaders,
  });
}

async function stop(): Promise<void> {
  await Promise.all([deleteApp(app), stock.terminate(), apart.terminate()]);
  await emulator.close();
}

function browser(): full.Firestore {
  const firestore = full.getFirestore(app, NAME);
  full.connectFirestoreEmulator(firestore, '127.0.0.1', emulator.port);
  return firestore;
}

test('the same path in two databases is two documents, also after a restart', async () => {
  await Promise.all([stock.doc('closed/a').set({ n: 1 }), apart.doc('closed/a').set({ n: 2 })]);
  await apart.doc('closed/b').set({ n: 3 });
  await stop();
  await start();
  const [ofStock, ofApart] = await Promise.all([
    stock.collection('closed').get(),
    apart.collection('closed').orderBy('n').get(),
  ]);
  expect(ofStock.docs.map((document) => document.get('n'))).toEqual([1]);
  expect(ofApart.docs.map((document) => document.get('n'))).toEqual([2, 3]);
  expect((await apart.listCollections()).map(({ id }) => id)).toEqual(['closed']);
});

test('a transaction, a listener and an aggregate of a named database see it alone', async () => {
  const counter = apart.doc('open/counter');
  const seen: unknown[] = [];
  const stopListening = counter.onSnapshot((document) => seen.push(document.get('n')));
  await expect.poll(() => seen).toEqual([undefined]);
  await stock.doc('open/counter').set({ n: 100 });
  await apart.runTransaction(async (transaction) => {
    const n = (await transaction.get(counter)).get('n') ?? 0;
    transaction.set(counter, { n: n + 1 });
  });
  await expect.poll(() => seen).toEqual([undefined, 1]);
  stopListening();
  expect((await apart.collection('open').count().get()).data()).toEqual({ count: 1 });
});

test('a named database has rules of its own, over streams and without', async () => {
  const firestore = browser();
  await full.setDoc(full.doc(firestore, 'open/a'), { n: 1 });
  expect((await full.getDocFromServer(full.doc(firestore, 'open/a'))).get('n')).toBe(1);
  const closed = full.collection(firestore, 'closed');
  expect(await outcome(full.getDocsFromServer(closed))).toBe('permission-denied');
  const short = lite.getFirestore(app, NAME);
  lite.connectFirestoreEmulator(short, '127.0.0.1', emulator.port);
  expect((await lite.getDoc(lite.doc(short, 'open/a'))).get('n')).toBe(1);
  expect(await outcome(lite.getDoc(lite.doc(short, 'closed/a')))).toBe('permission-denied');
  expect((await stock.doc('open/a').get()).exists).toBe(false);
});

test('a named database has indexes of its own', async () => {
  const structuredQuery = {
    from: [{ collectionId: 'closed' }],
    where: { fieldFilter: { field: { fieldPath: 'a' }, op: 'EQUAL', value: { nullValue: null } } },
    orderBy: [{ field: { fieldPath: 'n' } }],
  };
  expect(await post(NAME, 'runQuery', { structuredQuery })).toBe(400);
  expect(await post('(default)', 'runQuery', { structuredQuery })).toBe(200);
});

test('a document of one database cannot be written by a request to the other', async () => {
  const name = `projects/${emulator.projectId}/databases/${NAME}/documents/closed/a`;
  expect(await post('(default)', 'commit', { writes: [{ delete: name }] })).toBe(400);
  expect((await apart.doc('closed/a').get()).exists).toBe(true);
  expect(await post(NAME, 'commit', { writes: [{ delete: `${name}/no/such` }] })).toBe(200);
});

/** The status of a call of the REST API. */
async function post(database: string, method: string, body: object): Promise<number> {
  const root = `projects/${emulator.projectId}/databases/${database}/documents`;
  const { status } = await fetch(`${emulator.url}/v1/${root}:${method}`, {
    method: 'POST',
    headers: { authorization: 'Bearer owner' },
    body: JSON.stringify(body),
  });
  return status;
}

test('a test empties one database and leaves the other', async () => {
  const root = `projects/${emulator.projectId}/databases`;
  await fetch(`${emulator.url}/emulator/v1/${root}/${NAME}/documents`, { method: 'DELETE' });
  expect(await apart.listCollections()).toEqual([]);
  expect((await stock.doc('closed/a').get()).exists).toBe(true);
});

test.each(['a"b', 'db1', '1abc', `a${'b'.repeat(63)}`])(
  'the start refuses %s as the name of a database and says which names Firestore accepts',
  async (name) => {
    const databases = { [name]: { rulesFile: join(folder, 'apart.rules') } };
    await expect(startTestEmulator({ databases })).rejects.toMatchObject({
      name: 'ConfigurationError',
      message: `"${name}" cannot be the name of a database. A name has 4 to 63 characters: lower-case letters from a to z, digits and hyphens. The first is a letter, the last a letter or a digit.`,
    });
  },
);
