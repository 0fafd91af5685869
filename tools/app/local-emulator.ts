import { join } from 'node:path';
import { INQUIRIES_DATABASE } from '#domain/inquiry/inquiry.ts';
import type { AuthMail } from '#emulator/auth/index.ts';
import {
  type Emulator,
  type FunctionsSetup,
  type OpenEmulator,
  openEmulator,
  PortInUseError,
} from '#emulator/index.ts';
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
  /** Receives the log lines of the emulator and the functions. */
  log?: (line: string) => void;
}

/** Starts the emulator with the rules, indexes and CORS rules of this project. */
export async function startLocalEmulator({
  functions,
  ...options
}: LocalEmulatorOptions & { functions?: FunctionsSetup }): Promise<Emulator> {
  return (await openLocalEmulator(options)).start(functions);
}

/** The same emulator before it is started: it shows the site. */
export async function openLocalEmulator({
  siteUrl,
  ...options
}: LocalEmulatorOptions): Promise<OpenEmulator> {
  try {
    return await openEmulator({
      projectId: PROJECT_ID,
      bucket: BUCKET,
      firestoreRulesFile: join(ROOT, 'firestore.rules'),
      storageRulesFile: join(ROOT, 'storage.rules'),
      storageCorsFile: join(ROOT, 'storage.cors.json'),
      indexesFile: join(ROOT, 'firestore.indexes.json'),
      databases: {
        [INQUIRIES_DATABASE]: {
          rulesFile: join(ROOT, 'inquiries.rules'),
          indexesFile: join(ROOT, 'inquiries.indexes.json'),
        },
      },
      actionUrl: new URL(paths.admin, siteUrl).href,
      ...options,
    });
  } catch (error) {
    if (error instanceof PortInUseError) {
      throw new UsageError(
        `Port ${options.port} is in use. Choose another one with EMULATOR_PORT=….`,
        { cause: error },
      );
    }
    throw error;
  }
}
