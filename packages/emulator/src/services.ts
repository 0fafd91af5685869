import { createAuth, readAuthConfig } from './auth/index.ts';
import {
  createFirestore,
  type DatabaseOptions,
  DEFAULT_DATABASE,
  readIndexes,
} from './firestore/index.ts';
import { compileFirestoreRules, compileStorageRules, type StorageRules } from './rules/index.ts';
import type { Services } from './server/port.ts';
import type { Settings } from './settings.ts';
import { readText } from './shared/configuration.ts';
import type { Database } from './shared/database.ts';
import type { EventSink } from './shared/events.ts';
import { createStorage, readCorsRules } from './storage/index.ts';

export interface ServicesOptions {
  settings: Settings;
  database: Database;
  /** Origin under which clients reach the emulator. */
  publicUrl: string;
  events: EventSink;
}

export interface EmulatorServices extends Services {
  /** Deletes all documents, accounts and files. */
  clear(): Promise<void>;
  /** Reads the rules files again; throws where one cannot be compiled, and then changes none. */
  reloadRules(): void;
}

/** What a new project of Firebase begins with. */
const DENY_FIRESTORE = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /{document=**} { allow read, write: if false; }
  }
}`;
const DENY_STORAGE = `rules_version = '2';
service firebase.storage {
  match /b/{bucket}/o {
    match /{object=**} { allow read, write: if false; }
  }
}`;

/** Firestore, Auth and Storage, with the rules, indexes and CORS rules of the options. */
export function createServices({
  settings,
  database,
  publicUrl,
  events,
}: ServicesOptions): EmulatorServices {
  const { bucket, dataDir, projectId, storageCorsFile, log = () => {} } = settings;
  const { identify, ...auth } = createAuth({
    database,
    projectId,
    onMail: settings.onMail ?? (() => {}),
    actionPageTexts: settings.actionPageTexts,
    actionUrl: settings.actionUrl,
    config:
      settings.authConfigFile === undefined ? undefined : readAuthConfig(settings.authConfigFile),
    acceptTestTokens: settings.acceptTestTokens ?? false,
  });
  const { methods, streams, ...firestore } = createFirestore({
    database,
    projectId,
    databases: readDatabases(settings),
    events,
    identify,
    log,
  });
  const storage = createStorage({
    database,
    dataDir,
    bucket,
    identify,
    rules: readStorageRules(settings),
    events,
    publicUrl,
    cors: storageCorsFile === undefined ? [] : readCorsRules(storageCorsFile),
    log,
  });
  return {
    http: [...firestore.handlers, auth.handle, storage.handle],
    grpc: { methods, streams, identify },
    clear: () => {
      firestore.clear();
      auth.clear();
      return storage.clear();
    },
    reloadRules: () => {
      const databases = readDatabases(settings);
      storage.replaceRules(readStorageRules(settings));
      firestore.replaceRules(databases);
    },
  };
}

/** The databases by their ids, `(default)` first; throws where a file cannot be read. */
function readDatabases(settings: Settings): Record<string, DatabaseOptions> {
  const { firestoreRulesFile: rulesFile, indexesFile, databases = {} } = settings;
  const files = { [DEFAULT_DATABASE]: { rulesFile, indexesFile }, ...databases };
  return Object.fromEntries(
    Object.entries(files).map(([id, { rulesFile, indexesFile }]) => [
      id,
      {
        rules: compileFirestoreRules(
          rulesFile === undefined ? DENY_FIRESTORE : readText(rulesFile),
          rulesFile ?? 'firestore.rules',
        ),
        indexes: indexesFile === undefined ? null : readIndexes(indexesFile),
      },
    ]),
  );
}

function readStorageRules({ storageRulesFile: file }: Settings): StorageRules {
  if (file === undefined) return compileStorageRules(DENY_STORAGE, 'storage.rules');
  return compileStorageRules(readText(file), file);
}
