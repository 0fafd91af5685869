import { EventEmitter } from 'node:events';
import type { Bucket } from '@google-cloud/storage';
import { applicationDefault, deleteApp, initializeApp } from 'firebase-admin/app';
import { type Auth, getAuth } from 'firebase-admin/auth';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { INQUIRIES_DATABASE } from '#domain/inquiry/inquiry.ts';
import { BUCKET, PROJECT_ID } from './config.ts';
import { emulatorEnv } from './emulator-env.ts';
import { UsageError } from './failure.ts';

export const STOCK_DATABASE = '(default)';

/** The services of firebase-admin, connected to the emulator or to a Firebase project. */
export interface AdminSdk {
  /** The stock, and what belongs to it. */
  firestore: Firestore;
  /** What visitors sent. */
  inquiries: Firestore;
  database(name: string): Firestore;
  auth: Auth;
  bucket: Bucket;
  close(): Promise<void>;
}

/**
 * Connects firebase-admin to the emulator. The SDKs read its address from the environment of the
 * process, so one process can use one emulator only.
 */
export function openLocalSdk(emulatorUrl: string): AdminSdk {
  Object.assign(process.env, emulatorEnv(emulatorUrl));
  return openSdk(PROJECT_ID, BUCKET);
}

/** Connects firebase-admin to what the environment names: the emulator, or the project itself. */
export function openSdk(projectId: string, storageBucket: string): AdminSdk {
  // The storage SDK adds more listeners to one download than Node's default limit of 10.
  EventEmitter.defaultMaxListeners = 20;
  const app = initializeApp({ projectId, storageBucket }, `local-${performance.now()}`);
  const opened = new Map<string, Firestore>();
  function database(name: string): Firestore {
    const firestore = opened.get(name) ?? getFirestore(app, name);
    opened.set(name, firestore);
    return firestore;
  }
  return {
    firestore: database(STOCK_DATABASE),
    inquiries: database(INQUIRIES_DATABASE),
    database,
    auth: getAuth(app),
    bucket: getStorage(app).bucket() as unknown as Bucket,
    async close() {
      await Promise.all([...opened.values()].map((firestore) => firestore.terminate()));
      await deleteApp(app);
    },
  };
}

/**
 * Throws a `UsageError` where nobody is signed in to Google. To be called first, since a library that misses
 * the credentials later ends the whole process.
 */
export async function checkCredentials(projectId: string): Promise<void> {
  try {
    await applicationDefault().getAccessToken();
  } catch (cause) {
    throw new UsageError(
      `No credentials for ${projectId}: run "gcloud auth application-default login", or set GOOGLE_APPLICATION_CREDENTIALS.`,
      { cause },
    );
  }
}
