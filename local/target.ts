import { type AdminSdk, openLocalSdk, openSdk } from './admin-sdk.ts';
import { startLocalBackend } from './backend.ts';
import { type LocalConfig, readConfig } from './config.ts';
import { DataDirInUse, takeDataDir } from './data-dir.ts';
import { UsageError } from './failure.ts';
import { forgetBuild } from './publishing/fingerprint.ts';

/** The backend a command works on. */
export interface Target {
  kind: 'running' | 'stopped' | 'production';
  sdk: AdminSdk;
}

/**
 * Runs a command's work on the backend it means: a project in the cloud where one is named, else
 * the one `npm start` runs on this data folder, else the data folder itself. What is changed in a
 * folder at rest is built into the site at the next start.
 */
export async function withTarget(
  projectId: string | null,
  work: (target: Target) => Promise<void>,
): Promise<void> {
  if (projectId !== null) return withProject(projectId, work);
  const config = readConfig();
  try {
    await withStopped(config, work);
  } catch (error) {
    if (!(error instanceof DataDirInUse)) throw error;
    if (error.running === null) {
      throw new UsageError('npm start is not ready yet. Try again when it says where the site is.');
    }
    await withSdk('running', openLocalSdk(error.running.backendUrl), work);
  }
}

async function withStopped(
  { dataDir: path, emulatorPort }: LocalConfig,
  work: (target: Target) => Promise<void>,
): Promise<void> {
  const dataDir = takeDataDir(path);
  try {
    // On the port of npm start, so that links made now lead there later.
    const options = { port: emulatorPort, dataDir: path, allowedOrigins: [] };
    const backend = await startLocalBackend(options);
    try {
      await withSdk('stopped', openLocalSdk(backend.url), work);
    } finally {
      forgetBuild(path);
      await backend.close();
    }
  } finally {
    dataDir.release();
  }
}

async function withProject(
  projectId: string,
  work: (target: Target) => Promise<void>,
): Promise<void> {
  if (projectId.startsWith('demo-')) {
    throw new UsageError(`${projectId} is no project in the cloud. Leave --project out for it.`);
  }
  const bucket = process.env['STORAGE_BUCKET'] ?? `${projectId}.firebasestorage.app`;
  await withSdk('production', openSdk(projectId, bucket), work);
}

async function withSdk(
  kind: Target['kind'],
  sdk: AdminSdk,
  work: (target: Target) => Promise<void>,
): Promise<void> {
  try {
    await work({ kind, sdk });
  } finally {
    await sdk.close();
  }
}
