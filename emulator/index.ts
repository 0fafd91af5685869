import type { IncomingMessage, ServerResponse } from 'node:http';
import { type ActionPageTexts, type AuthMail, createAuth } from './auth/index.ts';
import {
  createFirestore,
  type DatabaseOptions,
  DEFAULT_DATABASE,
  readIndexes,
} from './firestore/index.ts';
import { createFunctions, type Functions } from './functions/index.ts';
import { createSites } from './hosting/index.ts';
import { compileFirestoreRules, compileStorageRules } from './rules/index.ts';
import { openPort } from './server/port.ts';
import { ConfigurationError, readText } from './shared/configuration.ts';
import { type Database, openDatabase } from './shared/database.ts';
import { type EventSink, NO_EVENTS } from './shared/events.ts';
import { createStorage, readCorsRules } from './storage/index.ts';
import { StatusError } from './wire/status-error.ts';

export { RulesSyntaxError } from './rules/index.ts';
export { PortInUseError } from './server/port.ts';
export { ConfigurationError } from './shared/configuration.ts';

export interface EmulatorOptions {
  projectId: string;
  bucket: string;
  /** Holds the SQLite file and the bytes of stored objects. */
  dataDir: string;
  /** 0 picks a free port. */
  port: number;
  firestoreRulesFile: string;
  storageRulesFile: string;
  /** `firestore.indexes.json`; without it queries are not checked for missing indexes. */
  indexesFile?: string;
  /** Databases of Firestore beside `(default)`, by their names. */
  databases?: Readonly<Record<string, { rulesFile: string; indexesFile?: string }>>;
  /**
   * The bucket's CORS configuration, as `gcloud storage buckets update --cors-file` takes it;
   * without it no page of another origin can read the bytes of objects.
   */
  storageCorsFile?: string;
  /** Origins of pages that may call the emulator from a browser. */
  allowedOrigins: readonly string[];
  functions?: { directory: string; env: Record<string, string> };
  onMail?: (mail: AuthMail) => void;
  /** Texts of the pages behind mailed links; English where none are given. */
  actionPageTexts?: ActionPageTexts;
  /** Page that links of mails lead to, the project's `callbackUri`; by default one of the emulator. */
  actionUrl?: string;
  log?: (line: string) => void;
  /** Accepts the tokens of `@firebase/rules-unit-testing`, whose users have no account. */
  acceptTestTokens?: boolean;
}

export interface Emulator {
  port: number;
  url: string;
  /** Runs an https function for a request that Hosting rewrites to it. */
  callFunction(name: string, request: IncomingMessage, response: ServerResponse): Promise<void>;
  /** Answers a visitor of the project's site from the release that is live. */
  serveSite(request: IncomingMessage, response: ServerResponse): void;
  /** Loads the functions again after they were built. */
  reloadFunctions(): Promise<void>;
  /** Resolves when no event is waiting for a function and none runs. */
  idle(): Promise<void>;
  close(): Promise<void>;
}

/** The data folder cannot be opened for writing. */
export class DataFolderError extends Error {
  override readonly name = 'DataFolderError';
}

/** Starts Firestore, Auth, Storage, Hosting and the functions on one loopback port over one data folder. */
export async function startEmulator(options: EmulatorOptions): Promise<Emulator> {
  const { allowedOrigins, bucket, dataDir, projectId, log = () => {} } = options;
  // When a later step fails, everything opened so far is closed in reverse order.
  await using opened = new AsyncDisposableStack();
  const database = openFolder(dataDir);
  opened.defer(() => database.close());
  const port = await openPort(options.port, allowedOrigins, log);
  opened.defer(() => port.close());
  const databases = readDatabases(options);
  const functions = options.functions
    ? createFunctions({
        ...options.functions,
        database,
        projectId,
        bucket,
        databases: Object.keys(databases),
        emulatorUrl: port.url,
        log,
      })
    : null;
  opened.defer(async () => functions?.close());
  const events: EventSink = functions?.events ?? NO_EVENTS;
  const { identify, ...auth } = createAuth({
    database,
    projectId,
    onMail: options.onMail ?? (() => {}),
    actionPageTexts: options.actionPageTexts,
    actionUrl: options.actionUrl,
    acceptTestTokens: options.acceptTestTokens ?? false,
  });
  const firestore = createFirestore({
    database,
    projectId,
    databases,
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
    rules: compileStorageRules(readText(options.storageRulesFile), options.storageRulesFile),
    events,
    publicUrl: port.url,
    cors: options.storageCorsFile === undefined ? [] : readCorsRules(options.storageCorsFile),
  });
  const callFunction: Emulator['callFunction'] = async (name, request, response) =>
    required(functions, name).serve(name, request, response);
  const sites = createSites({
    database,
    dataDir,
    site: projectId,
    publicUrl: port.url,
    identify,
    callFunction,
    log,
  });
  port.serve({
    http: [firestore, auth, storage, sites, ...(functions ? [functions] : [])].map(
      ({ handle }) => handle,
    ),
    grpc: { methods: firestore.methods, streams: firestore.streams, identify },
  });
  await functions?.start();
  const running = opened.move();
  return {
    port: port.number,
    url: port.url,
    callFunction,
    serveSite: sites.serve,
    reloadFunctions: async () => functions?.reload(),
    idle: async () => functions?.idle(),
    close: () => running.disposeAsync(),
  };
}

/** A name as Firestore accepts it. */
const DATABASE_NAME = /^[a-z][a-z0-9-]{2,61}[a-z0-9]$/;

/** The databases by their ids, `(default)` first; throws where one has no rules or no possible name. */
function readDatabases(options: EmulatorOptions): Record<string, DatabaseOptions> {
  const { firestoreRulesFile: rulesFile, indexesFile, databases = {} } = options;
  for (const name of Object.keys(databases)) {
    if (DATABASE_NAME.test(name)) continue;
    throw new ConfigurationError(`"${name}" cannot be the name of a database.`);
  }
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

function openFolder(dataDir: string): Database {
  try {
    return openDatabase(dataDir);
  } catch (cause) {
    throw new DataFolderError(`The data folder ${dataDir} cannot be written.`, { cause });
  }
}

function required(functions: Functions | null, name: string): Functions {
  if (functions !== null) return functions;
  throw new StatusError('NOT_FOUND', `No functions are loaded, so "${name}" cannot answer.`);
}
