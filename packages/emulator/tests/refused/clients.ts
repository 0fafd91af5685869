import { Storage } from '@google-cloud/storage';
import { deleteApp as deleteWebApp, initializeApp as initializeWebApp } from 'firebase/app';
import * as web from 'firebase/auth';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getStorage } from 'firebase-admin/storage';
import { startTestEmulator } from '#tests/support/test-emulator.ts';

const HOST_VARIABLES = ['FIREBASE_AUTH_EMULATOR_HOST', 'FIREBASE_STORAGE_EMULATOR_HOST'];
export const EMAIL = 'staff@forhandler.example';
export const PASSWORD = 'en-god-adgangskode';

/** The emulator, and the official SDKs connected to it: the Admin SDK, and a signed-in browser's. */
export async function startClients() {
  const emulator = await startTestEmulator();
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

  return {
    emulator,
    admin: {
      auth,
      bucket: getStorage(app).bucket(),
      storage: new Storage({ projectId, apiEndpoint: emulator.url }),
    },
    web: { auth: webAuth, user },
    close: async () => {
      await Promise.all([deleteApp(app), deleteWebApp(webApp)]);
      await emulator.close();
      for (const name of [...HOST_VARIABLES, 'STORAGE_EMULATOR_HOST']) delete process.env[name];
    },
  };
}

export type Clients = Awaited<ReturnType<typeof startClients>>;
