import { fileURLToPath } from 'node:url';
import {
  assertFails,
  assertSucceeds,
  initializeTestEnvironment,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import { type Bucket, Storage } from '@google-cloud/storage';
import { startTestEmulator, type TestEmulator } from 'app-emulator/testing/test-emulator.ts';
import {
  deleteObject,
  type FirebaseStorage,
  getBytes,
  listAll,
  ref,
  updateMetadata,
  uploadBytes,
} from 'firebase/storage';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { CALLERS, type Caller } from './cases/case.ts';
import { STORAGE_CASES, type StorageCase } from './cases/storage.ts';

const BUCKET = 'demo-test.appspot.com';

describe('the shipped storage.rules', () => {
  let emulator: TestEmulator;
  let environment: RulesTestEnvironment;
  let bucket: Bucket;
  const clients = new Map<Caller, FirebaseStorage>();

  beforeAll(async () => {
    const storageRulesFile = fileURLToPath(new URL('../../storage.rules', import.meta.url));
    emulator = await startTestEmulator({ storageRulesFile, bucket: BUCKET });
    const { projectId, port } = emulator;
    bucket = new Storage({ projectId, apiEndpoint: `http://127.0.0.1:${port}` }).bucket(BUCKET);
    environment = await initializeTestEnvironment({
      projectId,
      storage: { host: '127.0.0.1', port },
    });
    for (const [caller, claims] of Object.entries(CALLERS)) {
      const context = claims
        ? environment.authenticatedContext(caller, claims)
        : environment.unauthenticatedContext();
      const storage = context.storage(`gs://${BUCKET}`) as unknown as FirebaseStorage;
      clients.set(caller as Caller, storage);
    }
  });

  afterAll(async () => {
    await environment.cleanup();
    await emulator.close();
  });

  test.each(STORAGE_CASES)('$says', async (one) => {
    if (one.exists && !one.name.endsWith('/')) {
      await bucket.file(one.name).save('stored before', { resumable: false });
    } else if (one.method === 'create') {
      await bucket.file(one.name).delete({ ignoreNotFound: true });
    }
    const answer = send(clients.get(one.as) as FirebaseStorage, one);
    await (one.allowed ? assertSucceeds(answer) : assertFails(answer));
  });
});

function send(
  storage: FirebaseStorage,
  { method, name, contentType, size = 16 }: StorageCase,
): Promise<unknown> {
  const object = ref(storage, name);
  switch (method) {
    case 'get':
      return getBytes(object);
    case 'delete':
      return deleteObject(object);
    case 'list':
      return listAll(object);
    case 'update':
      return updateMetadata(object, { contentType: contentType ?? '' });
    case 'create':
      return uploadBytes(object, new Uint8Array(size), { contentType: contentType ?? '' });
  }
}
