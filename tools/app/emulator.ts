import { existsSync, rmSync, symlinkSync } from 'node:fs';
import { isAbsolute, join, relative } from 'node:path';
import { authPagesCopy } from '#copy/auth-pages.ts';
import { type Emulator, PortInUseError, startEmulator } from '#emulator/index.ts';
import { BUCKET, PROJECT_ID, ROOT } from '../shared/config.ts';
import { UsageError } from '../shared/failure.ts';

export interface LocalEmulatorOptions {
  port: number;
  dataDir: string;
  /** Origins of the pages whose browser code may reach it. */
  allowedOrigins: string[];
  functions?: { directory: string; env: Record<string, string> };
  onMail?: (mail: { email: string; link: string }) => void;
  /** What the emulator and the functions say about their work. */
  log?: (line: string) => void;
}

/** Starts the emulator on the project's own rules and indexes. */
export async function startLocalEmulator(options: LocalEmulatorOptions): Promise<Emulator> {
  try {
    return await startEmulator({
      projectId: PROJECT_ID,
      bucket: BUCKET,
      firestoreRulesFile: join(ROOT, 'firestore.rules'),
      storageRulesFile: join(ROOT, 'storage.rules'),
      indexesFile: join(ROOT, 'firestore.indexes.json'),
      actionPageTexts: authPagesCopy,
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

/**
 * The folder the functions are built into. Node looks for their packages upwards from there, so a
 * data folder outside the project is given a way back to the project's packages.
 */
export function functionsFolder(dataDir: string, root = ROOT): string {
  const folder = join(dataDir, 'functions');
  const packages = join(dataDir, 'node_modules');
  const way = relative(root, dataDir);
  const isWithin = !way.startsWith('..') && !isAbsolute(way);
  if (!isWithin && !existsSync(packages)) {
    // One that leads to where the project was before it moved.
    rmSync(packages, { force: true });
    symlinkSync(join(root, 'node_modules'), packages, 'junction');
  }
  return folder;
}
