import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Emulator, type EmulatorOptions, startEmulator } from '#emulator/index.ts';

export interface TestEmulator extends Emulator {
  dataDir: string;
  projectId: string;
}

export const OPEN_RULES = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /{document=**} { allow read, write: if true; }
  }
}`;

export const CLOSED_STORAGE_RULES = `rules_version = '2';
service firebase.storage {
  match /b/{bucket}/o {
    match /{name=**} { allow read, write: if false; }
  }
}`;

/** The emulator on a free port over an empty folder, which `close` removes. */
export async function startTestEmulator(
  options: Partial<EmulatorOptions> & { firestoreRules?: string } = {},
): Promise<TestEmulator> {
  const { firestoreRules = OPEN_RULES, ...overrides } = options;
  const folder = mkdtempSync(join(tmpdir(), 'emulator-'));
  const firestoreRulesFile = join(folder, 'firestore.rules');
  const storageRulesFile = join(folder, 'storage.rules');
  writeFileSync(firestoreRulesFile, firestoreRules);
  writeFileSync(storageRulesFile, CLOSED_STORAGE_RULES);
  const settings = {
    projectId: 'demo-test',
    bucket: 'demo-test.appspot.com',
    dataDir: join(folder, 'data'),
    port: 0,
    firestoreRulesFile,
    storageRulesFile,
    allowedOrigins: [],
    acceptTestTokens: true,
    ...overrides,
  } satisfies EmulatorOptions;
  const remove = () => rmSync(folder, { recursive: true, force: true });
  const emulator = await startEmulator(settings).catch((error: unknown) => {
    remove();
    throw error;
  });
  return {
    ...emulator,
    dataDir: settings.dataDir,
    projectId: settings.projectId,
    async close() {
      await emulator.close();
      remove();
    },
  };
}
