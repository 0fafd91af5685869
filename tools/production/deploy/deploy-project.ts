import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PublishResult } from 'site-publisher';
import { type AdminSdk, openSdk } from '#tools/shared/admin-sdk.ts';
import { type Google, openGoogle } from '../google.ts';
import { MIGRATIONS } from '../migrations/index.ts';
import { migrate, pendingMigrations, refuseOlderCode } from '../migrations/migrate.ts';
import { tryMigrations } from '../migrations/try-migrations.ts';
import { type PreparedDeploy, prepareDeploy } from '../prepare-deploy.ts';
import { compileSite, publishSite } from '../publish-site.ts';
import { firebase, run } from '../run.ts';
import type { ProductionSettings } from '../settings.ts';
import { deployMediaSite } from './media-site.ts';
import { finishDeployment, hashOfDeployment, storedProgress } from './progress.ts';
import { runSteps, type Step } from './steps.ts';
import { tagDeployment } from './tag.ts';
import { waitForIndexes } from './wait-for-indexes.ts';

/**
 * Deploys everything, each part after what it needs. The site is made and checked first, and switched when all
 * else is out, so that visitors get pages of one version. Throws a `UsageError` that names where it stopped.
 */
export async function deployProject(
  settings: ProductionSettings,
  parameters: Readonly<Record<string, string>>,
  force: boolean,
): Promise<PublishResult> {
  const { projectId, storageBucket } = settings;
  const sdk = openSdk(projectId, storageBucket);
  try {
    await refuseOlderCode(sdk.firestore, MIGRATIONS);
    const code = await compileSite(settings);
    let folder: string | undefined;
    const deployTheRest = async () => {
      const prepared = await prepareDeploy(projectId, parameters, code);
      folder = prepared.folder;
      const key = await hashOfDeployment(projectId, folder);
      const steps = stepsBeforeSite(sdk, projectId, prepared);
      await runSteps(steps, storedProgress(sdk.firestore, key), console.log);
      console.log('– site');
    };
    const request = { revision: 0, full: true, force };
    const result = await publishSite(settings, code, request, deployTheRest);
    if (!result.ok || folder === undefined) return result;
    // The functions of before asked them until the last one was replaced.
    await deployOnly('firestore:indexes', projectId, folder, '--force');
    await finishDeployment(sdk.firestore, await tagDeployment(console.log));
    return result;
  } finally {
    await sdk.close();
  }
}

function stepsBeforeSite(
  sdk: AdminSdk,
  projectId: string,
  { folder, functions }: PreparedDeploy,
): Step[] {
  const google = openGoogle(projectId);
  return [
    // Without --force: those that the source no longer has are deleted at the end.
    { name: 'indexes', run: () => deployOnly('firestore:indexes', projectId, folder) },
    {
      name: 'waiting for indexes',
      run: async () => waitForIndexes(google, await databasesOf(folder), console.log),
    },
    { name: 'documents', run: () => migrateDocuments(google, sdk) },
    {
      name: 'functions',
      async run() {
        // firebase-tools loads the functions to list them, which takes their packages.
        await run('npm', ['install', '--omit=dev', '--no-audit', '--no-fund'], functions);
        // Without --force and without a terminal firebase-tools refuses functions with retries, the
        // deletion of functions that are no longer in the source, and the clean-up of old images.
        await deployOnly('functions', projectId, folder, '--force');
      },
    },
    { name: 'rules', run: () => deployOnly('firestore:rules,storage', projectId, folder) },
    { name: 'site of images', run: () => deployMediaSite(google, folder) },
  ];
}

async function migrateDocuments(google: Google, sdk: AdminSdk): Promise<void> {
  const pending = await pendingMigrations(sdk.firestore, MIGRATIONS);
  const { empty } = await sdk.firestore.collection('vehicles').limit(1).get();
  if (!empty) await tryMigrations(google, sdk, pending, console.log);
  await migrate(sdk, MIGRATIONS, console.log);
}

function deployOnly(
  only: string,
  projectId: string,
  folder: string,
  ...flags: string[]
): Promise<void> {
  return firebase(['deploy', '--project', projectId, '--only', only, ...flags], folder);
}

async function databasesOf(folder: string): Promise<string[]> {
  const { firestore } = JSON.parse(await readFile(join(folder, 'firebase.json'), 'utf8'));
  return (firestore as { database: string }[]).map(({ database }) => database);
}
