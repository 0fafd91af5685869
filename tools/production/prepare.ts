import { copyFile, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BuildRequest, RejectedDocument } from '#domain/publishing.ts';
import { readHostingConfig } from '#emulator/hosting/index.ts';
import { buildFunctions } from '#functions/build.ts';
import { ageAssets, hashedFiles } from '../release/assets.ts';
import { readBuildReport } from '../release/build-report.ts';
import { createBuilder } from '../release/builder.ts';
import { checkSite } from '../release/check.ts';
import { MANIFEST, type Manifest } from '../release/manifest.ts';
import { HEADERS_FILE, nextId, readGeneratedHeaders } from '../release/releases.ts';
import { ROOT } from '../shared/config.ts';
import {
  deployedFirebaseJson,
  FUNCTIONS_FOLDER,
  NAMED_FILES,
  SITE_FOLDER,
} from './firebase-json.ts';
import { inheritFromLive, readLiveManifest } from './live-site.ts';
import type { ProductionSettings } from './settings.ts';

/** A folder that firebase-tools can deploy as it is. */
export interface Prepared {
  folder: string;
  release: string;
  vehicles: number;
  pages: number;
  rejected: RejectedDocument[];
}

/** The site cannot go out as it was built; the message is for staff. */
export class UnfitSiteError extends Error {
  override readonly name = 'UnfitSiteError';
}

const FOLDER = join(ROOT, 'dist', 'deploy');

/** Builds the site from production's stock and checks it the way a local release is checked. */
export async function prepareSite(
  settings: ProductionSettings,
  { full, force }: Omit<BuildRequest, 'revision'>,
): Promise<Prepared> {
  await rm(FOLDER, { recursive: true, force: true });
  await mkdir(FOLDER, { recursive: true });
  const site = join(FOLDER, SITE_FOLDER);
  const reportFile = join(FOLDER, 'report.json');
  await buildSite(settings, { site, report: reportFile, full });

  const report = await readBuildReport(reportFile);
  if (report === null) throw new UnfitSiteError('The build did not say what it was made of.');
  const previous = await readLiveManifest(settings.siteUrl);
  const generated = await readGeneratedHeaders(site);
  const firebaseJson = await deployedFirebaseJson(generated);
  const hosting = readHostingConfig(firebaseJson);
  const checked = await checkSite({
    site,
    origin: settings.siteUrl,
    report,
    previous,
    force,
    hosting,
  });
  if (!checked.ok) throw new UnfitSiteError(checked.problem);

  const { assets, inherited } = ageAssets(await hashedFiles(site), previous?.assets ?? {});
  await inheritFromLive(settings.siteUrl, site, inherited);
  const { vehicles, pages, rejected } = report;
  const release = nextId(previous?.id);
  const manifest: Manifest = { id: release, built_at: new Date().toISOString(), vehicles, assets };
  await writeFile(join(site, MANIFEST), JSON.stringify(manifest));
  await rename(join(site, HEADERS_FILE), join(FOLDER, HEADERS_FILE));
  await writeFile(join(FOLDER, 'firebase.json'), JSON.stringify(firebaseJson, null, 2));
  for (const name of NAMED_FILES) await copyFile(join(ROOT, name), join(FOLDER, name));
  return { folder: FOLDER, release, vehicles, pages: pages.length, rejected };
}

async function buildSite(
  { projectId, siteUrl, firebaseConfig }: ProductionSettings,
  order: { site: string; report: string; full: boolean },
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
  const built = await builder.build(order);
  builder.close();
  if (!built.ok) throw new UnfitSiteError(`${built.problem} (${logFile})`);
}

/** Adds the functions to a prepared folder, with the parameters kept for this project. */
export async function prepareFunctions({ folder }: Prepared, projectId: string): Promise<string> {
  const functions = join(folder, FUNCTIONS_FOLDER);
  await buildFunctions(pathToFileURL(`${functions}/`));
  const parameters = `.env.${projectId}`;
  await copyFile(join(ROOT, 'functions', parameters), join(functions, parameters)).catch(() => {});
  return functions;
}
