import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Storage } from '@google-cloud/storage';
import { deleteApp as deleteWebApp, initializeApp as initializeWebApp } from 'firebase/app';
import * as web from 'firebase/auth';
import { connectFirestoreEmulator, getFirestore as getLite } from 'firebase/firestore/lite';
import { connectStorageEmulator, getStorage as getWebStorage } from 'firebase/storage';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { startTestEmulator } from '#tests/support/emulator/test-emulator.ts';

const HOST_VARIABLES = ['FIREBASE_AUTH', 'FIRESTORE', 'FIREBASE_STORAGE'].map(
  (service) => `${service}_EMULATOR_HOST`,
);
const STAFF_STORAGE_RULES = `rules_version = '2';
service firebase.storage {
  match /b/{bucket}/o {
    match /{name=**} { allow read, write: if request.auth != null; }
  }
}`;

export const EMAIL = 'staff@forhandler.example';
export const PASSWORD = 'en-god-adgangskode';

/** The emulator, and the official SDKs connected to it: the Admin SDK, and a signed-in browser's. */
export async function startClients() {
  const folder = mkdtempSync(join(tmpdir(), 'table-'));
  const storageRulesFile = join(folder, 'storage.rules');
  writeFileSync(storageRulesFile, STAFF_STORAGE_RULES);
  const emulator = await startTestEmulator({ storageRulesFile });
  const host = `127.0.0.1:${emulator.port}`;
  for (const name of HOST_VARIABLES) process.env[name] = host;
  process.env['STORAGE_EMULATOR_HOST'] = emulator.url;
  const { projectId } = emulator;
  const storageBucket = `${projectId}.appspot.com`;
  const app = initializeApp({ projectId, storageBucket }, host);
  const auth = getAuth(app);
  await auth.createUser({ uid: 'staff', email: EMAIL, password: PASSWORD });

  const webApp = initializeWebApp({ projectId, storageBucket, apiKey: 'any' }, host);
  const webAuth = web.initializeAuth(webApp, { persistence: web.inMemoryPersistence });
  web.connectAuthEmulator(webAuth, emulator.url, { disableWarnings: true });
  const { user } = await web.signInWithEmailAndPassword(webAuth, EMAIL, PASSWORD);
  const webStorage = getWebStorage(webApp);
  connectStorageEmulator(webStorage, '127.0.0.1', emulator.port);
  const lite = getLite(webApp);
  connectFirestoreEmulator(lite, '127.0.0.1', emulator.port);

  return {
    emulator,
    admin: {
      auth,
      firestore: getFirestore(app),
      bucket: getStorage(app).bucket(),
      storage: new Storage({ projectId, apiEndpoint: emulator.url }),
    },
    web: { auth: webAuth, user, storage: webStorage, lite },
    close: async () => {
      await Promise.all([deleteApp(app), deleteWebApp(webApp)]);
      await emulator.close();
      rmSync(folder, { recursive: true });
      for (const name of [...HOST_VARIABLES, 'STORAGE_EMULATOR_HOST']) delete process.env[name];
    },
  };
}

export type Clients = Awaited<ReturnType<typeof startClients>>;
