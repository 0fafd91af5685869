import { Firestore } from '@google-cloud/firestore';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestEmulator, type TestEmulator } from '#tests/support/test-emulator.ts';

let emulator: TestEmulator;
let firestore: Firestore;
beforeAll(async () => {
  emulator = await startTestEmulator();
  firestore = new Firestore({
    projectId: emulator.projectId,
    host: `127.0.0.1:${emulator.port}`,
    ssl: false,
    customHeaders: { Authorization: 'Bearer owner' },
  });
});
afterAll(async () => {
  await firestore.terminate();
  await emulator.close();
});

const from = [{ collectionId: 'vehicles' }];
const REFUSED: [name: string, method: string, body: object][] = [
  [
    'vector search (findNearest)',
    'runQuery',
    { structuredQuery: { from, findNearest: { vectorField: { fieldPath: 'v' } } } },
  ],
  ['query explain', 'runQuery', { structuredQuery: { from }, explainOptions: { analyze: true } }],
  [
    'reads of a past time (readTime)',
    'runQuery',
    { structuredQuery: { from }, readTime: new Date(Date.now() - 60_000).toISOString() },
  ],
  ['executePipeline', 'executePipeline', {}],
];

// Sent without an SDK, which would take the refusal for a temporary failure and retry for seconds.
test.each(REFUSED)(
  'the Firestore emulator refuses %s as unsupported and names it',
  async (name, method, body) => {
    const path = `/v1/projects/demo-test/databases/(default)/documents:${method}`;
    const answer = await fetch(`http://127.0.0.1:${emulator.port}${path}`, {
      method: 'POST',
      headers: { authorization: 'Bearer owner' },
      body: JSON.stringify(body),
    });
    expect(answer.status).toBe(501);
    expect(await answer.text()).toContain(name);
  },
);

test('a transaction whose document changed meanwhile is aborted and changes nothing', async () => {
  const vehicle = firestore.doc('vehicles/a');
  await vehicle.set({ n: 1 });
  const once = firestore.runTransaction(
    async (transaction) => {
      await transaction.get(vehicle);
      await vehicle.update({ n: 2 });
      transaction.update(vehicle, { n: 3 });
    },
    { maxAttempts: 1 },
  );
  await expect(once).rejects.toMatchObject({ code: 10 });
  expect((await vehicle.get()).get('n')).toBe(2);
});

test.each(['/v0/b/demo-test.appspot.com/o/%zz', '/v1/%zz', '/%zz', '//'])(
  'the emulator answers the malformed address %s with 400 or 404',
  async (path) => {
    const { status } = await fetch(`http://127.0.0.1:${emulator.port}${path}`, {
      headers: { authorization: 'Bearer owner' },
    });
    expect([400, 404]).toContain(status);
  },
);
