import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openCatalogueSource } from '#catalogue/source.ts';
import type { BuildRequest, PublishingFailure } from '#domain/publishing.ts';
import { readHostingConfig } from '#emulator/hosting/index.ts';
import { loadSite } from '../publisher/load-site.ts';
import type { PublishResult } from '../publisher/publish-revision.ts';
import { createPublisher } from '../publisher/publisher.ts';
import { openStateObject } from '../publisher/state-object.ts';
import { STORED_RELEASES } from '../release/assets.ts';
import { productionHosting } from '../release/hosting/clients.ts';
import { waitUntilLive } from '../release/live-site.ts';
import { compileInProcess } from '../renderer/compile-in-process.ts';
import { openSdk } from '../shared/admin-sdk.ts';
import { ROOT } from '../shared/config.ts';
import { UsageError } from '../shared/failure.ts';
import type { ProductionSettings } from './settings.ts';

/** The site could not be made, did not pass the checks or could not be released. */
export class ReleaseRefusedError extends UsageError {
  override readonly name = 'ReleaseRefusedError';
  readonly failure: PublishingFailure;

  constructor(message: string, failure: PublishingFailure) {
    super(message);
    this.failure = failure;
  }
}

/** Compiled renderers of this machine; one of the same code is used again. */
const RENDERERS = join(ROOT, 'dist', 'renderer');

/**
 * Publishes the site in production as the local app does, from the stock and the state of the last
 * release in the project, and waits until visitors get it. `beforeRelease` runs once, when the site is
 * made and checked. Throws `ReleaseRefusedError`, and `CompileError` and `LiveSiteError`.
 */
export async function publishSite(
  settings: ProductionSettings,
  request: BuildRequest,
  beforeRelease?: () => Promise<void>,
): Promise<Extract<PublishResult, { ok: true }>> {
  const { projectId, siteUrl, firebaseConfig, storageBucket } = settings;
  const hosting = readHostingConfig(
    JSON.parse(await readFile(join(ROOT, 'firebase.json'), 'utf8')),
  );
  const renderer = await compileInProcess(RENDERERS, {
    env: {
      GCLOUD_PROJECT: projectId,
      SITE_URL: siteUrl,
      PUBLIC_FIREBASE_CONFIG: firebaseConfig,
      NODE_ENV: 'production',
    },
    output: 'inherit',
  });
  const site = await loadSite(renderer, hosting);
  const sdk = openSdk(projectId, storageBucket);
  const client = productionHosting(projectId);
  let before: Promise<void> | undefined;
  try {
    await client.keepVersions(STORED_RELEASES);
    const publisher = createPublisher({
      source: openCatalogueSource({ firestore: sdk.firestore, file: null, origin: site.code }),
      site,
      client,
      hosting,
      states: openStateObject(sdk.bucket),
      siteUrl,
      now: () => new Date(),
      // A release that is made again, because another one was faster, does not repeat it.
      beforeRelease: async () => {
        before ??= beforeRelease?.();
        await before;
      },
    });
    const result = await publisher.publish(request);
    if (!result.ok) throw new ReleaseRefusedError(result.problem, result.failure);
    await waitUntilLive(siteUrl, result.release);
    return result;
  } finally {
    await sdk.close();
  }
}
