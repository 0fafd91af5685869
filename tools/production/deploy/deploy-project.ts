import { createHash } from 'node:crypto';
import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import type { PublishResult } from 'site-publisher';
import { type AdminSdk, openSdk } from '#tools/shared/admin-sdk.ts';
import { ROOT } from '#tools/shared/config.ts';
import { type Google, openGoogle } from '../google.ts';
import { MIGRATIONS } from '../migrations/index.ts';
import { migrate, pendingMigrations, refuseOlderCode } from '../migrations/migrate.ts';
import { tryMigrations } from '../migrations/try-migrations.ts';
import { type PreparedDeploy, prepareDeploy } from '../prepare-deploy.ts';
import { compileSite, publishSite } from '../publish-site.ts';
import { firebase, run } from '../run.ts';
import type { ProductionSettings } from '../settings.ts';
import { type Progress, runSteps, type Step } from './steps.ts';
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

const SOURCE = join(ROOT, 'tools/production/media');

/**
 * Deploys the site of images, where there is one that nobody has deployed: each release would empty the
 * CDN of it. Its addresses lead to a function, which must be out.
 */
async function deployMediaSite(google: Google, folder: string): Promise<void> {
  const url = process.env['PUBLIC_MEDIA_URL'];
  if (!url) return;
  const site = new URL(url).host.split('.')[0] ?? '';
  const live = await google.find(`firebasehosting/v1beta1/sites/${site}/channels/live`);
  if (live?.['release'] !== undefined) return;
  const own = join(folder, 'media');
  await cp(SOURCE, own, { recursive: true });
  const { hosting } = JSON.parse(await readFile(join(own, 'firebase.json'), 'utf8'));
  await writeFile(join(own, 'firebase.json'), JSON.stringify({ hosting: { ...hosting, site } }));
  const args = ['deploy', '--project', google.projectId, '--only', 'hosting'];
  await firebase(args, own);
}

const DEPLOYMENT_PATH = 'system/deployment';

/** The progress of deploying one folder to a project, in the project's database. */
function storedProgress(stock: Firestore, code: string): Progress {
  const document = stock.doc(DEPLOYMENT_PATH);
  return {
    async done() {
      const stored = (await document.get()).data() ?? {};
      if (stored['code'] === code && stored['finished_at'] === null) {
        return stored['done'] as string[];
      }
      const started_at = FieldValue.serverTimestamp();
      await document.set({ code, done: [], started_at, finished_at: null });
      return [];
    },
    finish: async (step) => {
      await document.update({ done: FieldValue.arrayUnion(step) });
    },
  };
}

async function finishDeployment(stock: Firestore, tag: string | null): Promise<void> {
  const finished_at = FieldValue.serverTimestamp();
  await stock.doc(DEPLOYMENT_PATH).update({ finished_at, tag });
}

/** A hash of a project and every file of a folder but installed packages. */
async function hashOfDeployment(projectId: string, folder: string): Promise<string> {
  const hash = createHash('sha256').update(projectId);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((file) => !file.includes('node_modules'))
    .sort();
  for (const file of files) hash.update(file.slice(folder.length)).update(await readFile(file));
  return hash.digest('hex');
}
