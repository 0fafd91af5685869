import { EventEmitter } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type App, deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { type Emulator, type EmulatorOptions, startEmulator } from '../../../emulator/index.ts';
import type { Bucket } from '../../../functions/src/shared/bucket.ts';
import type { ApiRequest } from '../../../functions/src/shared/http.ts';

const PROJECT = 'demo-dealer';
const BUCKET = 'demo-dealer.appspot.com';
const ROOT = join(import.meta.dirname, '../../..');

export interface TestBackend extends Pick<Emulator, 'callFunction' | 'idle' | 'url'> {
  db: Firestore;
  bucket: Bucket;
  /** The ID token of a new person with that role. */
  signIn(role: string): Promise<string>;
  /** Empties the named collections. */
  clear(...collections: string[]): Promise<void>;
  close(): Promise<void>;
}

export interface Sdk {
  app: App;
  db: Firestore;
  bucket: Bucket;
  close(): Promise<void>;
}

/** The admin SDK on a running backend. */
export function openSdk(backendUrl: string): Sdk {
  const { host } = new URL(backendUrl);
  process.env['FIRESTORE_EMULATOR_HOST'] = host;
  process.env['FIREBASE_AUTH_EMULATOR_HOST'] = host;
  process.env['FIREBASE_STORAGE_EMULATOR_HOST'] = host;
  // The storage SDK hangs more listeners on one download than Node expects of anybody.
  EventEmitter.defaultMaxListeners = 20;
  const app = initializeApp({ projectId: PROJECT, storageBucket: BUCKET }, host);
  return {
    app,
    db: getFirestore(app),
    bucket: getStorage(app).bucket(),
    close: () => deleteApp(app),
  };
}

/** The embedded backend on a free port over an empty folder, with the admin SDK on it. */
export async function startTestBackend(
  functions?: EmulatorOptions['functions'],
): Promise<TestBackend> {
  const dataDir = await mkdtemp(join(tmpdir(), 'functions-app-'));
  const backend = await startEmulator({
    projectId: PROJECT,
    bucket: BUCKET,
    dataDir,
    port: 0,
    firestoreRulesFile: join(ROOT, 'firestore.rules'),
    storageRulesFile: join(ROOT, 'storage.rules'),
    indexesFile: join(ROOT, 'firestore.indexes.json'),
    allowedOrigins: [],
    ...(functions && { functions }),
  });
  const sdk = openSdk(backend.url);
  const { db, bucket, app } = sdk;
  return {
    db,
    bucket,
    url: backend.url,
    idle: () => backend.idle(),
    callFunction: (...call) => backend.callFunction(...call),
    async signIn(role) {
      const auth = getAuth(app);
      const person = { email: `${role}@eksempel.dk`, password: 'a long password' };
      const { uid } = await auth.createUser(person);
      await auth.setCustomUserClaims(uid, { role });
      const answer = await fetch(
        `${backend.url}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=any`,
        { method: 'POST', body: JSON.stringify({ ...person, returnSecureToken: true }) },
      );
      return ((await answer.json()) as { idToken: string }).idToken;
    },
    async clear(...collections) {
      for (const name of collections) await db.recursiveDelete(db.collection(name));
    },
    async close() {
      await sdk.close();
      await backend.close();
      if (functions) await rm(functions.directory, { recursive: true, force: true });
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** A request as a handler gets it. */
export function apiRequest(path: string, parts: Partial<ApiRequest> = {}): ApiRequest {
  return {
    method: 'GET',
    path,
    query: new URLSearchParams(),
    headers: {},
    body: Buffer.alloc(0),
    address: '192.0.2.1',
    ...parts,
  };
}

/** A POST of JSON. */
export function postJson(
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
): ApiRequest {
  return apiRequest(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: Buffer.from(JSON.stringify(body)),
  });
}

/** A clock that stands until it is moved. */
export function testClock(start = '2026-03-05T12:00:00Z') {
  let now = Date.parse(start);
  return {
    now: () => new Date(now),
    pass: (milliseconds: number) => {
      now += milliseconds;
    },
  };
}

/** How often a repeated test runs: few times in `npm test`, all of them in `npm run test:deep`. */
export function rounds(deep: number, usual: number): number {
  return process.env['DEEP'] ? deep : usual;
}

/** Numbers from 0 to 1 that are the same in every run. */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}
