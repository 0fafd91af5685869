import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuildManifest, BuildRequest, PublishingFailure } from '#domain/publishing.ts';
import { readHostingConfig } from '#emulator/hosting/index.ts';
import { STORED_RELEASES } from '../release/assets.ts';
import { readBuildManifest } from '../release/build/build-manifest.ts';
import type { BuildOrder } from '../release/build/build-worker.ts';
import { createBuilder } from '../release/build/builder.ts';
import { productionHosting } from '../release/hosting/clients.ts';
import { releaseFiles } from '../release/hosting/release-files.ts';
import { waitUntilLive } from '../release/live-site.ts';
import { prepareRelease } from '../release/prepare-release.ts';
import { ROOT } from '../shared/config.ts';
import type { ProductionSettings } from './settings.ts';

/** A built and checked site that can be released. */
export interface PreparedSite {
  id: string;
  build: BuildManifest;
  /** Releases it in one switch and waits until visitors get it. */
  release(): Promise<void>;
}

/** The site could not be built or did not pass the checks; the message is for staff. */
export class ReleaseRefusedError extends Error {
  override readonly name = 'ReleaseRefusedError';
  readonly failure: PublishingFailure;

  constructor(message: string, failure: PublishingFailure = 'technical') {
    super(message);
    this.failure = failure;
  }
}

const FOLDER = join(ROOT, 'dist', 'site');

/**
 * Builds the site from the stock in production and checks it like a local release. Throws a
 * `ReleaseRefusedError` where the site must not be published.
 */
export async function prepareSite(
  settings: ProductionSettings,
  { full, force }: Omit<BuildRequest, 'revision'>,
): Promise<PreparedSite> {
  await rm(FOLDER, { recursive: true, force: true });
  await mkdir(FOLDER, { recursive: true });
  const folder = join(FOLDER, 'files');
  const manifest = join(FOLDER, 'build-manifest.json');
  await buildSite(settings, { site: folder, manifest, full });
  const build = await readBuildManifest(manifest);
  if (build === null) throw new ReleaseRefusedError('The build wrote no manifest.');

  const client = productionHosting(settings.projectId);
  const { siteUrl } = settings;
  const firebaseJson = JSON.parse(await readFile(join(ROOT, 'firebase.json'), 'utf8'));
  const hosting = readHostingConfig(firebaseJson);
  const prepared = await prepareRelease(client, { folder, siteUrl, build, force, hosting });
  if (!prepared.ok) throw new ReleaseRefusedError(prepared.problem, prepared.failure);
  return {
    id: prepared.id,
    build,
    async release() {
      await client.keepVersions(STORED_RELEASES);
      await releaseFiles(client, prepared.files);
      await waitUntilLive(siteUrl, prepared.id);
    },
  };
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
    renderers: join(FOLDER, 'renderer'),
  });
  const outcome = await builder.build(order);
  builder.close();
  if (!outcome.ok) throw new ReleaseRefusedError(`${outcome.problem} (${logFile})`);
}
