import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { getFunctions } from 'firebase-admin/functions';
import { getStorage } from 'firebase-admin/storage';
import { startEmulator } from '#emulator/index.ts';

export const PROJECT = 'demo-functions';
export const BUCKET = 'demo-functions.appspot.com';
const MODULE = fileURLToPath(new URL('./functions-module', import.meta.url));

export type RecordedCall = Record<string, unknown> & { what: string };

export interface FunctionsEmulatorOptions {
  /** The folder of an earlier emulator, to start again with its data. */
  folder?: string;
  directory?: string;
  /** Parameters of the functions. Where one is not set, the functions are loaded twice. */
  env?: Record<string, string>;
}

const PARAMETERS = { GREETING: 'Hej', LIMIT: '7', LOUD: 'true', NAMES: '["a","b"]' };

/** A new folder with rules that let staff read and write everything. */
export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'functions-test-'));
  const staff = "if request.auth.token.role == 'admin'";
  writeFileSync(
    join(folder, 'firestore.rules'),
    `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /{document=**} { allow read, write: ${staff}; }
  }
}
`,
  );
  writeFileSync(
    join(folder, 'storage.rules'),
    `rules_version = '2';
service firebase.storage {
  match /b/{bucket}/o {
    match /{object=**} { allow read, write: ${staff}; }
  }
}
`,
  );
  return folder;
}

/** The options of a whole emulator in `folder` with the functions under test. */
export function emulatorOptions(folder: string, options: FunctionsEmulatorOptions = {}) {
  return {
    projectId: PROJECT,
    bucket: BUCKET,
    dataDir: join(folder, 'data'),
    port: 0,
    firestoreRulesFile: join(folder, 'firestore.rules'),
    storageRulesFile: join(folder, 'storage.rules'),
    allowedOrigins: [],
    functions: {
      directory: options.directory ?? MODULE,
      env: {
        RECORD_FILE: recordFile(folder),
        SECRET: 'hush',
        // Every emulator starts processes that compile firebase-functions.
        NODE_COMPILE_CACHE: join(tmpdir(), 'functions-compile-cache'),
        ...(options.env ?? PARAMETERS),
      },
    },
  };
}

const recordFile = (folder: string) => join(folder, 'calls');

/** The calls that the functions recorded, in order. */
export function readCalls(folder: string, what?: string): RecordedCall[] {
  if (!existsSync(recordFile(folder))) return [];
  const lines = readFileSync(recordFile(folder), 'utf8').trim().split('\n').filter(Boolean);
  const calls = lines.map((line) => JSON.parse(line) as RecordedCall);
  return what === undefined ? calls : calls.filter((call) => call.what === what);
}

/** The Admin SDK on an emulator that listens at `url`. */
export function connectAdmin(url: string) {
  const { host } = new URL(url);
  for (const service of ['FIRESTORE', 'FIREBASE_AUTH', 'FIREBASE_STORAGE', 'CLOUD_TASKS']) {
    process.env[`${service}_EMULATOR_HOST`] = host;
  }
  process.env['STORAGE_EMULATOR_HOST'] = url;
  process.env['METADATA_SERVER_DETECTION'] = 'none';
  const app = initializeApp({ projectId: PROJECT, storageBucket: BUCKET }, `admin-${host}`);
  return {
    auth: getAuth(app),
    firestore: getFirestore(app),
    bucket: getStorage(app).bucket(),
    queue: (name: string) => {
      // Set again here, because the SDK reads it for the first queue and another emulator may have
      // replaced it.
      process.env['CLOUD_TASKS_EMULATOR_HOST'] = host;
      return getFunctions(app).taskQueue(`locations/europe-west1/functions/${name}`);
    },
    close: () => deleteApp(app),
  };
}

export async function startFunctionsEmulator(options: FunctionsEmulatorOptions = {}) {
  const folder = options.folder ?? newFolder();
  const logs: string[] = [];
  const emulator = await startEmulator({
    ...emulatorOptions(folder, options),
    log: (line) => logs.push(line),
  });
  const admin = connectAdmin(emulator.url);
  return {
    emulator,
    admin,
    folder,
    logs,
    url: emulator.url,
    calls: (what?: string) => readCalls(folder, what),
    /** Waits until all events and tasks are processed, then returns the recorded calls. */
    settledCalls: async (what: string) => {
      await emulator.idle();
      return readCalls(folder, what);
    },
    functionUrl: (path: string) => `${emulator.url}/${PROJECT}/europe-west1/${path}`,
    stop: async () => {
      await admin.close();
      await emulator.close();
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

export type FunctionsEmulator = Awaited<ReturnType<typeof startFunctionsEmulator>>;

/** Writes a functions module that can import the project's packages, and returns its folder. */
export function writeModule(code: string, folder = newFolder()): string {
  const packages = join(folder, 'node_modules');
  if (!existsSync(packages)) {
    symlinkSync(fileURLToPath(new URL('../../../../node_modules', import.meta.url)), packages);
  }
  writeFileSync(join(folder, 'package.json'), '{ "type": "module", "main": "index.js" }');
  writeFileSync(join(folder, 'index.js'), code);
  return folder;
}
