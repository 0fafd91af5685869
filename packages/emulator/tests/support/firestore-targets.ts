import { Firestore } from '@google-cloud/firestore';
import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import * as full from 'firebase/firestore';
import * as lite from 'firebase/firestore/lite';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { findGoogleEmulator, NO_GOOGLE_EMULATOR, startGoogleEmulator } from './google-emulator.ts';
import { startTestEmulator } from './test-emulator.ts';

const PROJECT = 'demo-test';

/** A Firestore under test, and the official SDKs connected to it. */
export interface Target {
  name: string;
  port: number;
  projectId: string;
  /** The server SDK, which skips the rules. */
  admin: Firestore;
  /** The REST-based browser SDK. `owner` skips the rules; null has not signed in. */
  lite(identity?: Identity): lite.Firestore;
  /** The full client SDK on its gRPC streams. */
  full(identity?: Identity): full.Firestore;
}

export type Identity = 'owner' | null | { sub: string; [claim: string]: unknown };

interface Running {
  port: number;
  close(): Promise<void>;
}

interface Kind {
  name: string;
  start(): Promise<Running>;
}

// The SDKs would log every refusal that a test provokes.
lite.setLogLevel('silent');
full.setLogLevel('silent');

const google = findGoogleEmulator();
if (google === null) console.log(NO_GOOGLE_EMULATOR);

/** The emulator and, where it is installed, Google's own emulator. */
export const TARGETS: readonly Kind[] = [
  { name: 'the emulator', start: () => startTestEmulator({ projectId: PROJECT }) },
  ...(google === null
    ? []
    : [{ name: "Google's emulator", start: () => startGoogleEmulator(google) }]),
];

/** Runs the same tests against every target; `target()` is usable within tests. */
export function describeEachTarget(
  title: string,
  body: (target: () => Target) => void,
  kinds: readonly Kind[] = TARGETS,
): void {
  for (const kind of kinds) {
    describe(`${title}, ${kind.name}`, () => {
      let open: OpenTarget | undefined;
      beforeAll(async () => {
        open = await openTarget(kind);
      });
      afterAll(async () => open?.close());
      body(() => {
        if (open === undefined) throw new Error('target() is usable within tests only.');
        return open.target;
      });
    });
  }
  if (google === null) test.skip(`${title}: ${NO_GOOGLE_EMULATOR}`);
}

export interface OpenTarget {
  target: Target;
  close(): Promise<void>;
}

export async function openTarget(kind: Kind): Promise<OpenTarget> {
  const running = await kind.start();
  const apps: FirebaseApp[] = [];
  const newApp = () => {
    const app = initializeApp({ projectId: PROJECT, apiKey: 'key' }, `${kind.name}-${apps.length}`);
    apps.push(app);
    return app;
  };
  const admin = new Firestore({
    projectId: PROJECT,
    host: `127.0.0.1:${running.port}`,
    ssl: false,
    customHeaders: { Authorization: 'Bearer owner' },
  });
  const target: Target = {
    name: kind.name,
    port: running.port,
    projectId: PROJECT,
    admin,
    lite(identity = 'owner') {
      const firestore = lite.getFirestore(newApp());
      lite.connectFirestoreEmulator(firestore, '127.0.0.1', running.port, token(identity));
      return firestore;
    },
    full(identity = 'owner') {
      const firestore = full.getFirestore(newApp());
      full.connectFirestoreEmulator(firestore, '127.0.0.1', running.port, token(identity));
      return firestore;
    },
  };
  return {
    target,
    async close() {
      await Promise.all([admin.terminate(), ...apps.map((app) => deleteApp(app))]);
      await running.close();
    },
  };
}

function token(identity: Identity): {
  mockUserToken?: string | (lite.EmulatorMockTokenOptions & object);
} {
  if (identity === null) return {};
  return { mockUserToken: identity as string | lite.EmulatorMockTokenOptions };
}
