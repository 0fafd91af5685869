import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { initializeApp } from 'firebase/app';
import {
  type Auth as ClientAuth,
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
} from 'firebase/auth';
import { deleteApp, initializeApp as initializeAdminApp } from 'firebase-admin/app';
import { type Auth as AdminAuth, getAuth } from 'firebase-admin/auth';
import { type Auth, type AuthOptions, createAuth } from '#emulator/auth/index.ts';
import { openDatabase } from '#emulator/shared/database.ts';
import { serveHandlers } from './handler-server.ts';

/** The Auth emulator on a free port and an empty data folder. */
export interface TestAuth {
  origin: string;
  dataDir: string;
  emulator: Auth;
  admin: AdminAuth;
  /** The Auth of a browser in which nobody is signed in; delete its app after use. */
  newClient(): ClientAuth;
  close(): Promise<void>;
}

export async function startAuth(
  projectId: string,
  options: Partial<AuthOptions> = {},
): Promise<TestAuth> {
  const dataDir = mkdtempSync(join(tmpdir(), 'auth-'));
  const database = openDatabase(dataDir);
  const emulator = createAuth({ database, projectId, onMail: () => {}, ...options });
  const server = await serveHandlers(() => [emulator.handle]);
  process.env['FIREBASE_AUTH_EMULATOR_HOST'] = server.host;
  const adminApp = initializeAdminApp({ projectId }, projectId);
  let clients = 0;
  return {
    origin: server.origin,
    dataDir,
    emulator,
    admin: getAuth(adminApp),
    newClient() {
      clients += 1;
      const app = initializeApp({ apiKey: 'any', projectId }, `${projectId}-${clients}`);
      const auth = initializeAuth(app, { persistence: inMemoryPersistence });
      connectAuthEmulator(auth, server.origin, { disableWarnings: true });
      return auth;
    },
    async close() {
      await deleteApp(adminApp);
      await server.close();
      database.close();
      rmSync(dataDir, { recursive: true });
      delete process.env['FIREBASE_AUTH_EMULATOR_HOST'];
    },
  };
}
