import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Firestore } from '@google-cloud/firestore';
import { deleteApp, initializeApp } from 'firebase/app';
import {
  collection,
  connectFirestoreEmulator,
  getDocs,
  getFirestore,
  orderBy,
  query,
  where,
} from 'firebase/firestore/lite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PortInUseError } from '#emulator/index.ts';
import { startTestEmulator, type TestEmulator } from '#tests/support/test-emulator.ts';
import { outcome } from './conformance/check.ts';

const SITE = 'http://127.0.0.1:4321';
const DOCUMENTS = 'projects/demo-test/databases/(default)/documents';

const PATHS: [method: string, path: string][] = [
  ['POST', `/v1/${DOCUMENTS}:commit`],
  ['POST', `/v1/${DOCUMENTS}:runQuery`],
  ['GET', `/v1/${DOCUMENTS}/vehicles/a`],
  ['DELETE', `/emulator/v1/${DOCUMENTS}`],
  ['PUT', '/emulator/v1/projects/demo-test:securityRules'],
  ['POST', '/identitytoolkit.googleapis.com/v1/accounts:signUp?key=x'],
  ['POST', '/securetoken.googleapis.com/v1/token?key=x'],
  ['GET', '/v0/b/demo-test.appspot.com/o'],
  ['POST', '/upload/storage/v1/b/demo-test.appspot.com/o?name=x&uploadType=media'],
  ['GET', '/b/demo-test.appspot.com/o'],
  ['POST', '/projects/demo-test/locations/europe-west1/queues/rebuild/tasks'],
  ['GET', '/'],
];

describe('requests from foreign origins and hosts', () => {
  let emulator: TestEmulator;
  beforeAll(async () => {
    emulator = await startTestEmulator({ allowedOrigins: [SITE] });
  });
  afterAll(() => emulator.close());

  interface Answer {
    status: number;
    headers: Record<string, unknown>;
  }

  function send(method: string, path: string, headers: Record<string, string>): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const { port } = emulator;
      request({ host: '127.0.0.1', port, method, path, headers }, (response) => {
        response.resume();
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers }),
        );
      })
        .on('error', reject)
        .end();
    });
  }

  for (const [method, path] of PATHS) {
    const address = path.split('?')[0];

    test(`a page of another origin is refused at ${method} ${address}`, async () => {
      const origin = 'https://evil.example';
      const { status, headers } = await send(method, path, {
        origin,
        authorization: 'Bearer owner',
      });
      expect(status).toBe(403);
      expect(headers['access-control-allow-origin']).toBeUndefined();
    });

    test(`a request under another host name is refused at ${method} ${address}`, async () => {
      const host = `evil.example:${emulator.port}`;
      const { status } = await send(method, path, { host, authorization: 'Bearer owner' });
      expect(status).toBe(403);
    });
  }

  for (const origin of ['null', 'http://127.0.0.1:1', 'http://localhost', `${SITE}.evil.example`]) {
    test(`the emulator refuses the origin ${origin}`, async () => {
      expect((await send('GET', '/', { origin })).status).toBe(403);
    });
  }

  test('a preflight of another origin is refused', async () => {
    const headers = { origin: 'https://evil.example', 'access-control-request-method': 'POST' };
    expect((await send('OPTIONS', `/v1/${DOCUMENTS}:commit`, headers)).status).toBe(403);
  });

  test('a preflight from the site is answered with the headers that it asks for', async () => {
    const { status, headers } = await send('OPTIONS', `/v1/${DOCUMENTS}:commit`, {
      origin: SITE,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization,x-goog-api-client',
    });
    expect(status).toBe(204);
    expect(headers['access-control-allow-origin']).toBe(SITE);
    expect(headers['access-control-allow-headers']).toBe('authorization,x-goog-api-client');
  });

  test('the emulator exposes the upload headers to the site', async () => {
    const { headers } = await send('GET', `/v1/${DOCUMENTS}/vehicles/a`, { origin: SITE });
    expect(headers['access-control-expose-headers']).toContain('x-goog-upload-url');
  });

  test('the site may not use the control routes of the emulator', async () => {
    const { status } = await send('DELETE', `/emulator/v1/${DOCUMENTS}`, { origin: SITE });
    expect(status).toBe(403);
  });

  test('a gRPC call for another host is refused', async () => {
    const firestore = new Firestore({
      projectId: emulator.projectId,
      host: `127.0.0.1:${emulator.port}`,
      ssl: false,
      customHeaders: { Authorization: 'Bearer owner' },
      'grpc.default_authority': `evil.example:${emulator.port}`,
    });
    expect(await outcome(firestore.doc('vehicles/a').set({}))).toBe('permission-denied');
    await firestore.terminate();
  });

  for (const name of ['localhost', '127.0.0.1', '[::1]']) {
    test(`the emulator accepts the host name ${name}`, async () => {
      const { status } = await send('GET', '/', { host: `${name}:${emulator.port}` });
      expect(status).toBe(404);
    });
  }
});

test('a start on a port in use fails with a PortInUseError', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => other.once('listening', resolve));
  const { port } = other.address() as AddressInfo;
  await expect(startTestEmulator({ port })).rejects.toThrow(PortInUseError);
  other.close();
});

test('a start with an unusable data folder fails with a DataFolderError and frees the port', async () => {
  const first = await startTestEmulator();
  const { port } = first;
  await first.close();
  const dataDir = '/dev/null/data';
  await expect(startTestEmulator({ port, dataDir })).rejects.toMatchObject({
    name: 'DataFolderError',
  });
  await (await startTestEmulator({ port })).close();
});

test('rules with a syntax error stop the start of the emulator with file, line and column', async () => {
  const firestoreRules = "rules_version = '2';\nservice cloud.firestore {\n  what\n}";
  await expect(startTestEmulator({ firestoreRules })).rejects.toThrow(/firestore\.rules:3:3/);
});

test('an invalid index file stops the start of the emulator and leaves nothing open', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'indexes-'));
  const indexesFile = join(folder, 'firestore.indexes.json');
  const dataDir = join(folder, 'data');
  for (const content of ['not json', '[]x', '{"indexes":[{}]}', '{"fieldOverrides":[{}]}']) {
    writeFileSync(indexesFile, content);
    await expect(startTestEmulator({ indexesFile, dataDir })).rejects.toMatchObject({
      name: 'ConfigurationError',
    });
    // SQLite deletes its log file when the last connection to the database closes.
    expect(readdirSync(dataDir)).toEqual(['emulator.sqlite', 'emulator.sqlite.sha256', 'hosting']);
  }
  rmSync(folder, { recursive: true });
});

test('a query without its index is refused through the SDK with the index to add', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'indexes-'));
  const indexesFile = join(folder, 'firestore.indexes.json');
  writeFileSync(indexesFile, '{"indexes":[],"fieldOverrides":[]}');
  const emulator = await startTestEmulator({ indexesFile });
  const app = initializeApp({ projectId: emulator.projectId }, 'indexes');
  const firestore = getFirestore(app);
  connectFirestoreEmulator(firestore, '127.0.0.1', emulator.port);
  const vehicles = collection(firestore, 'vehicles');
  await getDocs(query(vehicles, where('make', '==', 'VW'), where('year', '==', 2020)));
  await expect(
    getDocs(query(vehicles, where('make', '==', 'VW'), orderBy('price'))),
  ).rejects.toMatchObject({
    code: 'failed-precondition',
    message: expect.stringContaining(
      '"fields":[{"fieldPath":"make","order":"ASCENDING"},{"fieldPath":"price","order":"ASCENDING"}]',
    ),
  });
  await deleteApp(app);
  await emulator.close();
  rmSync(folder, { recursive: true });
});
