import { applicationDefault } from 'firebase-admin/app';
import { startLocalEmulator } from '../app/emulator.ts';
import { forgetBuild } from '../app/publishing/fingerprint.ts';
import { readPublishing } from '../app/publishing/status.ts';
import { askRunning } from '../app/request-running-app.ts';
import { type AdminSdk, openLocalSdk, openSdk } from './admin-sdk.ts';
import { type LocalConfig, readConfig } from './config.ts';
import { DataDirInUse, takeDataDir } from './data-dir.ts';
import { UsageError } from './failure.ts';

/** The emulator a command works on. */
export interface Target {
  kind: 'running' | 'stopped' | 'production';
  sdk: AdminSdk;
  /**
   * To be called after changes that bear old times: builds that read only what is new would not
   * find them, so the next local one reads everything.
   */
  stockChanged(): Promise<void>;
}

/**
 * Runs a command's work on the emulator it means: a project in the cloud where one is named, else
 * the one `npm start` runs on this data folder, else the data folder itself.
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
    const { emulatorUrl, siteUrl } = error.running;
    const sdk = openLocalSdk(emulatorUrl);
    const stockChanged = async () => {
      const { requested: revision } = await readPublishing(sdk.firestore);
      const request = { revision, full: true, force: true };
      await askRunning(siteUrl, config.dataDir, '/__local/publish', request);
    };
    await withSdk({ kind: 'running', sdk, stockChanged }, work);
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
    const emulator = await startLocalEmulator(options);
    try {
      const stockChanged = async () => forgetBuild(path);
      await withSdk({ kind: 'stopped', sdk: openLocalSdk(emulator.url), stockChanged }, work);
    } finally {
      await emulator.close();
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
  await checkCredentials(projectId);
  const bucket = process.env['STORAGE_BUCKET'] ?? `${projectId}.firebasestorage.app`;
  const sdk = openSdk(projectId, bucket);
  // The functions see every change there, and the nightly build reads everything.
  await withSdk({ kind: 'production', sdk, stockChanged: async () => {} }, work);
}

/** Asked for first: a library that misses them later brings the whole process down. */
async function checkCredentials(projectId: string): Promise<void> {
  try {
    await applicationDefault().getAccessToken();
  } catch (cause) {
    throw new UsageError(
      `No credentials for ${projectId}: run "gcloud auth application-default login", or set GOOGLE_APPLICATION_CREDENTIALS.`,
      { cause },
    );
  }
}

async function withSdk(target: Target, work: (target: Target) => Promise<void>): Promise<void> {
  try {
    await work(target);
  } finally {
    await target.sdk.close();
  }
}
