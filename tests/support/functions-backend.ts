import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { getFunctions } from 'firebase-admin/functions';
import { getStorage } from 'firebase-admin/storage';
import { startEmulator } from '../../emulator/index.ts';

export const PROJECT = 'demo-functions';
export const BUCKET = 'demo-functions.appspot.com';
const MODULE = fileURLToPath(new URL('./functions-module', import.meta.url));

export type Note = Record<string, unknown> & { what: string };

export interface FunctionsBackendOptions {
  /** Kept over a restart where given. */
  folder?: string;
  directory?: string;
  env?: Record<string, string>;
}

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

/** The options of a whole backend in `folder` with the functions under test. */
export function backendOptions(folder: string, options: FunctionsBackendOptions = {}) {
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
      env: { RECORD_FILE: recordFile(folder), SECRET: 'hush', ...options.env },
    },
  };
}

const recordFile = (folder: string) => join(folder, 'notes');

/** What the functions noted, in order. */
export function readNotes(folder: string, what?: string): Note[] {
  if (!existsSync(recordFile(folder))) return [];
  const lines = readFileSync(recordFile(folder), 'utf8').trim().split('\n').filter(Boolean);
  const notes = lines.map((line) => JSON.parse(line) as Note);
  return what === undefined ? notes : notes.filter((note) => note.what === what);
}

/** The Admin SDK on a backend that listens at `url`. */
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
      // Read when the first queue is asked for: another backend may have been connected since.
      process.env['CLOUD_TASKS_EMULATOR_HOST'] = host;
      return getFunctions(app).taskQueue(`locations/europe-west1/functions/${name}`);
    },
    close: () => deleteApp(app),
  };
}

export async function startFunctionsBackend(options: FunctionsBackendOptions = {}) {
  const folder = options.folder ?? newFolder();
  const logs: string[] = [];
  const backend = await startEmulator({
    ...backendOptions(folder, options),
    log: (line) => logs.push(line),
  });
  const admin = connectAdmin(backend.url);
  return {
    backend,
    admin,
    folder,
    logs,
    url: backend.url,
    notes: (what?: string) => readNotes(folder, what),
    /** Waits until the functions have nothing more to do, then tells what they noted. */
    settledNotes: async (what: string) => {
      await backend.idle();
      return readNotes(folder, what);
    },
    functionUrl: (path: string) => `${backend.url}/${PROJECT}/europe-west1/${path}`,
    stop: async () => {
      await admin.close();
      await backend.close();
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

export type FunctionsBackend = Awaited<ReturnType<typeof startFunctionsBackend>>;

/** A folder with a functions module of its own that finds the project's packages. */
export function writeModule(code: string, folder = newFolder()): string {
  const packages = join(folder, 'node_modules');
  if (!existsSync(packages)) {
    symlinkSync(fileURLToPath(new URL('../../node_modules', import.meta.url)), packages);
  }
  writeFileSync(join(folder, 'package.json'), '{ "type": "module", "main": "index.js" }');
  writeFileSync(join(folder, 'index.js'), code);
  return folder;
}
