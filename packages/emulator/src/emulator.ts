import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ActionPageTexts, AuthMail } from './auth/index.ts';

export interface EmulatorOptions {
  /** `demo-app` where it is absent. */
  projectId?: string;
  /** `PROJECT.appspot.com` where it is absent. */
  bucket?: string;
  /** Holds the SQLite file and the bytes of stored objects; without it `close` removes all data. */
  dataDir?: string;
  /** 0, or no port, picks a free one. */
  port?: number;
  /** Without it the rules deny everything to everyone but the Admin SDK. */
  firestoreRulesFile?: string;
  /** Without it the rules deny everything to everyone but the Admin SDK. */
  storageRulesFile?: string;
  /** `firestore.indexes.json`; without it queries are not checked for missing indexes. */
  indexesFile?: string;
  /** Databases of Firestore in addition to `(default)`, by their names. */
  databases?: Readonly<Record<string, { rulesFile?: string; indexesFile?: string }>>;
  /**
   * The bucket's CORS configuration, as `gcloud storage buckets update --cors-file` takes it;
   * without it no page of another origin can read the bytes of objects.
   */
  storageCorsFile?: string;
  /**
   * The configuration of Authentication, as `projects.updateConfig` of the Identity Toolkit API takes it: the
   * least length of passwords, and whether users may delete their accounts.
   */
  authConfigFile?: string;
  /** Origins of pages that may call the emulator from a browser; without it every origin of this machine. */
  allowedOrigins?: readonly string[];
  onMail?: (mail: AuthMail) => void;
  /** Texts of the pages behind mailed links; English where none are given. */
  actionPageTexts?: ActionPageTexts;
  /** Page that links of mails lead to, the project's `callbackUri`; by default one of the emulator. */
  actionUrl?: string;
  /** Reads rules again and loads functions again when their files change; failures are logged. */
  watch?: boolean;
  log?: (line: string) => void;
  /** Called by `start`, before any request is answered, where the live release lacks files. */
  onLostFiles?: (count: number) => void;
  /** Accepts the tokens of `@firebase/rules-unit-testing`, whose users have no account. */
  acceptTestTokens?: boolean;
}

/** Built functions: their folder, and the parameters and secrets of their environment. */
export interface FunctionsSetup {
  directory: string;
  env: Record<string, string>;
}

/** An emulator that shows the site. Whatever else it is asked waits until `start` has resolved. */
export interface OpenEmulator {
  port: number;
  url: string;
  /** The variables by which server SDKs and tests find the emulator. */
  env: Readonly<Record<string, string>>;
  /** Runs an https function for a request that Hosting rewrites to it. */
  callFunction(name: string, request: IncomingMessage, response: ServerResponse): Promise<void>;
  /** Answers a visitor of the project's site from the release that is live. */
  serveSite(request: IncomingMessage, response: ServerResponse): void;
  /**
   * Starts Firestore, Auth, Storage, the API of Hosting and the functions; to be called once. Where that
   * fails, everything is closed.
   */
  start(functions?: FunctionsSetup): Promise<Emulator>;
  close(): Promise<void>;
}

export interface Emulator extends Omit<OpenEmulator, 'start'> {
  /** Loads the functions again after they were built. */
  reloadFunctions(): Promise<void>;
  /**
   * Deletes all documents, accounts and files, and what waits to be delivered to functions. Calls no
   * function; releases of the site stay.
   */
  reset(): Promise<void>;
  /** Reads the rules files again; throws where one cannot be compiled, and the old rules stay. */
  reloadRules(): void;
  /** Resolves when no event is waiting for a function and none runs. */
  idle(): Promise<void>;
}
