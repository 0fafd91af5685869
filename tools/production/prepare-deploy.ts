import { copyFile, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BuildRequest, RejectedDocument } from '#domain/publishing.ts';
import { readHostingConfig } from '#emulator/hosting/index.ts';
import { buildFunctions } from '#functions/build.ts';
import { ageAssets, hashedFiles } from '../release/assets.ts';
import { readBuildManifest } from '../release/build/build-manifest.ts';
import type { BuildOrder } from '../release/build/build-worker.ts';
import { createBuilder } from '../release/build/builder.ts';
import { checkSite } from '../release/check/check-site.ts';
import { RELEASE_MANIFEST, type ReleaseManifest } from '../release/release-manifest.ts';
import { HEADERS_FILE, nextId, readGeneratedHeaders } from '../release/releases.ts';
import { ROOT } from '../shared/config.ts';
import {
  deployedFirebaseJson,
  FUNCTIONS_FOLDER,
  REFERENCED_FILES,
  SITE_FOLDER,
} from './firebase-json.ts';
import { inheritFromLive, readLiveManifest } from './live-site.ts';
import type { ProductionSettings } from './settings.ts';

/** A folder that firebase-tools can deploy. */
export interface PreparedDeploy {
  folder: string;
  release: string;
  vehicles: number;
  pages: number;
  rejected: RejectedDocument[];
}

/** The site could not be built or did not pass the checks; the message is for staff. */
export class ReleaseRefusedError extends Error {
  override readonly name = 'ReleaseRefusedError';
}

const FOLDER = join(ROOT, 'dist', 'deploy');

/**
 * Builds the site from the stock in production, checks it like a local release, and prepares its
 * folder. Throws a `ReleaseRefusedError` where the site must not be published.
 */
export async function prepareSite(
  settings: ProductionSettings,
  { full, force }: Omit<BuildRequest, 'revision'>,
): Promise<PreparedDeploy> {
  await rm(FOLDER, { recursive: true, force: true });
  await mkdir(FOLDER, { recursive: true });
  const site = join(FOLDER, SITE_FOLDER);
  const manifestFile = join(FOLDER, 'build-manifest.json');
  await buildSite(settings, { site, manifest: manifestFile, full });

  const build = await readBuildManifest(manifestFile);
  if (build === null) throw new ReleaseRefusedError('The build wrote no manifest.');
  const previous = await readLiveManifest(settings.siteUrl);
  const generated = await readGeneratedHeaders(site);
  const firebaseJson = await deployedFirebaseJson(generated);
  const hosting = readHostingConfig(firebaseJson);
  const checked = await checkSite({
    site,
    origin: settings.siteUrl,
    build,
    previous,
    force,
    hosting,
  });
  if (!checked.ok) throw new ReleaseRefusedError(checked.problem);

  const { assets, inherited } = ageAssets(await hashedFiles(site), previous?.assets ?? {});
  await inheritFromLive(settings.siteUrl, site, inherited);
  const { vehicles, pages, rejected } = build;
  const release = nextId(previous?.id);
  const manifest: ReleaseManifest = {
    id: release,
    built_at: new Date().toISOString(),
    vehicles,
    assets,
  };
  await writeFile(join(site, RELEASE_MANIFEST), JSON.stringify(manifest));
  await rename(join(site, HEADERS_FILE), join(FOLDER, HEADERS_FILE));
  await writeFile(join(FOLDER, 'firebase.json'), JSON.stringify(firebaseJson, null, 2));
  for (const name of REFERENCED_FILES) await copyFile(join(ROOT, name), join(FOLDER, name));
  return { folder: FOLDER, release, vehicles, pages: pages.length, rejected };
}

async function buildSite(
  { projectId, siteUrl, firebaseConfig }: ProductionSettings,
  order: BuildOrder,
): Promise<void> {
  const logFile = join(FOLDER, 'build.log');
  const builder = createBuilder({
    env: {
      GCLOUD_PROJECT: projectId,
      SITE_URL: siteUrl,
      PUBLIC_FIREBASE_CONFIG: firebaseConfig,
      NODE_ENV: 'production',
    },
    logFile,
  });
  const outcome = await builder.build(order);
  builder.close();
  if (!outcome.ok) throw new ReleaseRefusedError(`${outcome.problem} (${logFile})`);
}

/** Builds the functions into a prepared folder, with the parameters of this project. */
export async function prepareFunctions(
  { folder }: PreparedDeploy,
  projectId: string,
): Promise<string> {
  const functions = join(folder, FUNCTIONS_FOLDER);
  await buildFunctions(pathToFileURL(`${functions}/`));
  const parameters = `.env.${projectId}`;
  await copyFile(join(ROOT, 'functions', parameters), join(functions, parameters)).catch(() => {});
  return functions;
}
