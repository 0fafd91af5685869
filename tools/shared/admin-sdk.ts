import { EventEmitter } from 'node:events';
import type { Bucket } from '@google-cloud/storage';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { type Auth, getAuth } from 'firebase-admin/auth';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { BUCKET, PROJECT_ID } from './config.ts';

/** The doors of firebase-admin to one emulator, embedded or in the cloud. */
export interface AdminSdk {
  firestore: Firestore;
  auth: Auth;
  bucket: Bucket;
  close(): Promise<void>;
}

/** What tells every Firebase SDK of this process and its children to use an emulator. */
export function emulatorEnv(emulatorUrl: string): Record<string, string> {
  const { host } = new URL(emulatorUrl);
  return {
    GCLOUD_PROJECT: PROJECT_ID,
    GOOGLE_CLOUD_PROJECT: PROJECT_ID,
    // Or the SDKs ask the network whether this machine stands in Google's cloud.
    METADATA_SERVER_DETECTION: 'none',
    FIRESTORE_EMULATOR_HOST: host,
    FIREBASE_AUTH_EMULATOR_HOST: host,
    FIREBASE_STORAGE_EMULATOR_HOST: host,
    STORAGE_EMULATOR_HOST: `http://${host}`,
    CLOUD_TASKS_EMULATOR_HOST: host,
  };
}

/**
 * Opens firebase-admin on an emulator. The SDKs read its address from the environment, so
 * one process talks to one emulator.
 */
export function openLocalSdk(emulatorUrl: string): AdminSdk {
  Object.assign(process.env, emulatorEnv(emulatorUrl));
  return openSdk(PROJECT_ID, BUCKET);
}

/** Opens firebase-admin on whatever the environment names; in the cloud with its own credentials. */
export function openSdk(projectId: string, storageBucket: string): AdminSdk {
  // The storage SDK hangs more listeners on one download than Node expects of anybody.
  EventEmitter.defaultMaxListeners = 20;
  const app = initializeApp({ projectId, storageBucket }, `local-${performance.now()}`);
  const firestore = getFirestore(app);
  return {
    firestore,
    auth: getAuth(app),
    bucket: getStorage(app).bucket() as unknown as Bucket,
    async close() {
      await firestore.terminate();
      await deleteApp(app);
    },
  };
}
