import { createAuth, readAuthConfig } from './auth/index.ts';
import type { EmulatorOptions } from './emulator.ts';
import {
  createFirestore,
  type DatabaseOptions,
  DEFAULT_DATABASE,
  readIndexes,
} from './firestore/index.ts';
import { compileFirestoreRules, compileStorageRules } from './rules/index.ts';
import type { Services } from './server/port.ts';
import { readText } from './shared/configuration.ts';
import type { Database } from './shared/database.ts';
import type { EventSink } from './shared/events.ts';
import { createStorage, readCorsRules } from './storage/index.ts';

export interface ServicesOptions {
  options: EmulatorOptions;
  database: Database;
  /** Origin under which clients reach the emulator. */
  publicUrl: string;
  events: EventSink;
}

/** Firestore, Auth and Storage, with the rules, indexes and CORS rules of the options. */
export function createServices({
  options,
  database,
  publicUrl,
  events,
}: ServicesOptions): Services {
  const { bucket, dataDir, projectId, storageCorsFile, storageRulesFile, log = () => {} } = options;
  const { identify, ...auth } = createAuth({
    database,
    projectId,
    onMail: options.onMail ?? (() => {}),
    actionPageTexts: options.actionPageTexts,
    actionUrl: options.actionUrl,
    config:
      options.authConfigFile === undefined ? undefined : readAuthConfig(options.authConfigFile),
    acceptTestTokens: options.acceptTestTokens ?? false,
  });
  const { methods, streams, ...firestore } = createFirestore({
    database,
    projectId,
    databases: readDatabases(options),
    compileRules: compileFirestoreRules,
    events,
    identify,
    log,
  });
  const storage = createStorage({
    database,
    dataDir,
    bucket,
    identify,
    rules: compileStorageRules(readText(storageRulesFile), storageRulesFile),
    events,
    publicUrl,
    cors: storageCorsFile === undefined ? [] : readCorsRules(storageCorsFile),
    log,
  });
  return {
    http: [firestore.handle, auth.handle, storage.handle],
    grpc: { methods, streams, identify },
  };
}

/** The databases by their ids, `(default)` first; throws where a file cannot be read. */
function readDatabases(options: EmulatorOptions): Record<string, DatabaseOptions> {
  const { firestoreRulesFile: rulesFile, indexesFile, databases = {} } = options;
  const files = { [DEFAULT_DATABASE]: { rulesFile, indexesFile }, ...databases };
  return Object.fromEntries(
    Object.entries(files).map(([id, { rulesFile, indexesFile }]) => [
      id,
      {
        rules: compileFirestoreRules(readText(rulesFile), rulesFile),
        indexes: indexesFile === undefined ? null : readIndexes(indexesFile),
      },
    ]),
  );
}
