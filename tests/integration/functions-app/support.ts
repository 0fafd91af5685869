import { EventEmitter } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Emulator, type FunctionsSetup, startEmulator } from 'app-emulator';
import { type App, deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import type { InquiryForm } from '#domain/inquiry/forms.ts';
import { INQUIRIES_DATABASE } from '#domain/inquiry/inquiry.ts';
import type { Bucket } from '#functions/src/shared/bucket.ts';
import type { ApiAnswer, ApiRequest } from '#functions/src/shared/request/http.ts';
import type { LoadRenderer } from '#functions/src/shared/site-pages.ts';
import { vehiclePages } from '#site/vehicle-pages.ts';

const PROJECT = 'demo-dealer';
const BUCKET = 'demo-dealer.appspot.com';
const ROOT = join(import.meta.dirname, '../../..');

export interface TestEmulator
  extends Pick<Emulator, 'callFunction' | 'idle' | 'reloadFunctions' | 'serveSite' | 'url'> {
  db: Firestore;
  inquiriesDb: Firestore;
  bucket: Bucket;
  /** Creates an account with that role and returns its ID token. */
  signIn(role: string): Promise<string>;
  /** Closes the account with that role. */
  closeAccount(role: string): Promise<void>;
  /** Empties both databases. */
  clear(): Promise<void>;
  close(): Promise<void>;
}

export interface Sdk {
  app: App;
  db: Firestore;
  inquiriesDb: Firestore;
  bucket: Bucket;
  close(): Promise<void>;
}

/** The admin SDK on a running emulator. */
export function openSdk(emulatorUrl: string): Sdk {
  const { host } = new URL(emulatorUrl);
  process.env['FIRESTORE_EMULATOR_HOST'] = host;
  process.env['FIREBASE_AUTH_EMULATOR_HOST'] = host;
  process.env['FIREBASE_STORAGE_EMULATOR_HOST'] = host;
  // The Storage SDK adds more listeners to a download than Node's default limit.
  EventEmitter.defaultMaxListeners = 20;
  const app = initializeApp({ projectId: PROJECT, storageBucket: BUCKET }, host);
  return {
    app,
    db: getFirestore(app),
    inquiriesDb: getFirestore(app, INQUIRIES_DATABASE),
    bucket: getStorage(app).bucket(),
    close: () => deleteApp(app),
  };
}

/** The emulator on a free port over an empty folder, with the admin SDK on it. */
export async function startTestEmulator(
  functions?: FunctionsSetup,
  log?: (line: string) => void,
): Promise<TestEmulator> {
  const dataDir = await mkdtemp(join(tmpdir(), 'functions-app-'));
  const emulator = await startEmulator({
    projectId: PROJECT,
    bucket: BUCKET,
    dataDir,
    port: 0,
    firestoreRulesFile: join(ROOT, 'firestore.rules'),
    storageRulesFile: join(ROOT, 'storage.rules'),
    indexesFile: join(ROOT, 'firestore.indexes.json'),
    databases: {
      [INQUIRIES_DATABASE]: {
        rulesFile: join(ROOT, 'inquiries.rules'),
        indexesFile: join(ROOT, 'inquiries.indexes.json'),
      },
    },
    allowedOrigins: [],
    ...(functions && { functions }),
    ...(log && { log }),
  });
  const sdk = openSdk(emulator.url);
  const { db, inquiriesDb, bucket, app } = sdk;
  return {
    db,
    inquiriesDb,
    bucket,
    url: emulator.url,
    idle: () => emulator.idle(),
    reloadFunctions: () => emulator.reloadFunctions(),
    serveSite: (...call) => emulator.serveSite(...call),
    callFunction: (...call) => emulator.callFunction(...call),
    async signIn(role) {
      const auth = getAuth(app);
      const account = { email: `${role}@eksempel.dk`, password: 'a long password' };
      const { uid } = await auth.createUser(account);
      await auth.setCustomUserClaims(uid, { role });
      const answer = await fetch(
        `${emulator.url}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=any`,
        { method: 'POST', body: JSON.stringify({ ...account, returnSecureToken: true }) },
      );
      return ((await answer.json()) as { idToken: string }).idToken;
    },
    async closeAccount(role) {
      const auth = getAuth(app);
      const { uid } = await auth.getUserByEmail(`${role}@eksempel.dk`);
      await auth.updateUser(uid, { disabled: true });
    },
    async clear() {
      for (const name of ['(default)', INQUIRIES_DATABASE]) {
        const documents = `emulator/v1/projects/${PROJECT}/databases/${name}/documents`;
        const { ok } = await fetch(`${emulator.url}/${documents}`, { method: 'DELETE' });
        if (!ok) throw new Error(`${name} was not emptied.`);
      }
    },
    async close() {
      await sdk.close();
      await emulator.close();
      if (functions) await rm(functions.directory, { recursive: true, force: true });
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/**
 * Stands in for the compiled site: a page is its route and its data as JSON. What the page looks like is
 * tested where the site is compiled, in `tests/output`.
 */
export const dataRenderer: LoadRenderer = async () => ({
  render: async ({ path, route, data }) => {
    const body = Buffer.from(JSON.stringify({ route, data }));
    return { path, file: path, body, inline: { scripts: [], styles: [] }, references: [] };
  },
  policyOf: () => "default-src 'none'",
  vehiclePages,
});

interface PageContent {
  missing?: string;
  form?: InquiryForm;
  item?: { vehicle: { id: string } };
  similar?: { vehicle: { id: string } }[];
  vehicle?: { id: string; make: string; model: string } | null;
  posted?: {
    values: Record<string, string>;
    problems: Record<string, string>;
    problem: string;
  } | null;
}

/** The page that a handler answered with through `dataRenderer`. */
export function pageOfAnswer({ body }: ApiAnswer): { route: string; data: PageContent } {
  return JSON.parse(String(body));
}

/** A request for a handler. */
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

/** A clock that only `pass` advances. */
export function testClock(start = '2026-03-05T12:00:00Z') {
  let now = Date.parse(start);
  return {
    now: () => new Date(now),
    pass: (milliseconds: number) => {
      now += milliseconds;
    },
  };
}

/** How often a repeated test runs: `deep` times in `npm run test:deep`, else `usual` times. */
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
