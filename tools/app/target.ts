import type { BuildRequest } from '#domain/publishing.ts';
import { SIGNATURE_HEADER, signBody } from '#functions/src/publishing/build/webhook/signature.ts';
import { type AdminSdk, checkCredentials, openLocalSdk, openSdk } from '../shared/admin-sdk.ts';
import { HOST, type LocalConfig, readConfig } from '../shared/config.ts';
import { DataDirInUseError, openDataDir, type RunningApp } from '../shared/data-dir.ts';
import { UsageError } from '../shared/failure.ts';
import { startLocalEmulator } from './local-emulator.ts';
import { deleteStates } from './publishing/state-folder.ts';
import { readPublishing } from './publishing/status.ts';
import { readSecrets } from './secrets.ts';

export interface Target {
  /** `running`: the emulator of a running app; `stopped`: one started for this command alone. */
  kind: 'running' | 'stopped' | 'production';
  sdk: AdminSdk;
  /** Where it is local. */
  emulatorUrl?: string;
  /**
   * To be called after many documents were written: no function enters the changes of a stopped
   * app, and of a running one staff need not say 'Publicér alligevel'.
   */
  requestFullBuild(): Promise<void>;
}

/**
 * Calls `work` with the data of a Firebase project where one is named, else with the data folder,
 * through the app that runs on it or through an emulator started for this command.
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
    if (!(error instanceof DataDirInUseError)) throw error;
    if (error.running === null) {
      throw new UsageError(
        'npm start is not ready yet. Try again when it has printed its addresses.',
      );
    }
    const { running } = error;
    const { emulatorUrl } = running;
    const sdk = openLocalSdk(emulatorUrl);
    const requestFullBuild = () => publishEverything(running, config.dataDir);
    await withSdk({ kind: 'running', sdk, emulatorUrl, requestFullBuild }, work);
  }
}

async function withStopped(
  { dataDir: path, port, emulatorPort }: LocalConfig,
  work: (target: Target) => Promise<void>,
): Promise<void> {
  const dataDir = openDataDir(path);
  try {
    // The same ports as npm start, since links that are made now contain them.
    const siteUrl = `http://${HOST}:${port}`;
    const options = { port: emulatorPort, dataDir: path, siteUrl, allowedOrigins: [] };
    const emulator = await startLocalEmulator(options);
    try {
      const sdk = openLocalSdk(emulator.url);
      const requestFullBuild = async () => deleteStates(path);
      const emulatorUrl = emulator.url;
      await withSdk({ kind: 'stopped', sdk, emulatorUrl, requestFullBuild }, work);
    } finally {
      await emulator.close();
    }
  } finally {
    dataDir.close();
  }
}

async function withProject(
  projectId: string,
  work: (target: Target) => Promise<void>,
): Promise<void> {
  if (projectId.startsWith('demo-')) {
    throw new UsageError(`${projectId} is not a project in the cloud. Leave --project out for it.`);
  }
  await checkCredentials(projectId);
  const bucket = process.env['STORAGE_BUCKET'] ?? `${projectId}.firebasestorage.app`;
  const sdk = openSdk(projectId, bucket);
  // In production the functions see every change, and the nightly build reads all documents.
  await withSdk({ kind: 'production', sdk, requestFullBuild: async () => {} }, work);
}

async function withSdk(target: Target, work: (target: Target) => Promise<void>): Promise<void> {
  try {
    await work(target);
  } finally {
    await target.sdk.close();
  }
}

/** Lets the app that runs on a data folder publish everything, by a request signed with the secret of that folder. */
export async function publishEverything(
  { emulatorUrl, siteUrl }: Pick<RunningApp, 'emulatorUrl' | 'siteUrl'>,
  dataDir: string,
): Promise<void> {
  const { requested: revision } = await readPublishing(emulatorUrl);
  const body = JSON.stringify({ revision, full: true, force: true } satisfies BuildRequest);
  const url = `${siteUrl}/__local/publish`;
  const response = await fetch(url, {
    method: 'POST',
    body,
    headers: { [SIGNATURE_HEADER]: signBody(body, readSecrets(dataDir).publishing) },
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
}
