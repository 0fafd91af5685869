import { join } from 'node:path';
import type { AuthMail } from 'app-emulator';
import {
  DataFolderError,
  type Emulator,
  type FunctionsSetup,
  type OpenEmulator,
  openEmulator,
  PortInUseError,
} from 'app-emulator';
import { INQUIRIES_DATABASE } from '#domain/inquiry/inquiry.ts';
import { paths } from '#paths';
import { BUCKET, PROJECT_ID, ROOT } from '../shared/config.ts';
import { UsageError } from '../shared/failure.ts';

export interface LocalEmulatorOptions {
  port: number;
  dataDir: string;
  /** Address of the site, where links of mails lead. */
  siteUrl: string;
  /** Origins of the pages whose browser code may call the emulator. */
  allowedOrigins: string[];
  onMail?: (mail: AuthMail) => void;
  /** Called where the live release lacks files, before anything is published. */
  onLostFiles?: (count: number) => void;
  /** Receives the log lines of the emulator and the functions. */
  log?: (line: string) => void;
}

/**
 * Starts the emulator with the rules, indexes and CORS rules of this project. Why we have one:
 * docs/why/emulator.md.
 */
export async function startLocalEmulator({
  functions,
  ...options
}: LocalEmulatorOptions & { functions?: FunctionsSetup }): Promise<Emulator> {
  return (await openLocalEmulator(options)).start(functions);
}

/** The same emulator before it is started: it shows the site. */
export async function openLocalEmulator(options: LocalEmulatorOptions): Promise<OpenEmulator> {
  const emulator = await explained(options, open(options));
  return { ...emulator, start: (functions) => explained(options, emulator.start(functions)) };
}

function open({ siteUrl, ...options }: LocalEmulatorOptions): Promise<OpenEmulator> {
  return openEmulator({
    projectId: PROJECT_ID,
    bucket: BUCKET,
    firestoreRulesFile: join(ROOT, 'firestore.rules'),
    storageRulesFile: join(ROOT, 'storage.rules'),
    storageCorsFile: join(ROOT, 'storage.cors.json'),
    indexesFile: join(ROOT, 'firestore.indexes.json'),
    authConfigFile: join(ROOT, 'tools/production/project/sign-in.json'),
    databases: {
      [INQUIRIES_DATABASE]: {
        rulesFile: join(ROOT, 'inquiries.rules'),
        indexesFile: join(ROOT, 'inquiries.indexes.json'),
      },
    },
    actionUrl: new URL(paths.admin, siteUrl).href,
    ...options,
  });
}

/** Errors that the user of a command can do something about are `UsageError`s. */
async function explained<T>({ port }: LocalEmulatorOptions, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (cause) {
    if (cause instanceof DataFolderError) throw new UsageError(cause.message, { cause });
    if (!(cause instanceof PortInUseError)) throw cause;
    throw new UsageError(`Port ${port} is in use. Choose another one with EMULATOR_PORT=….`, {
      cause,
    });
  }
}
