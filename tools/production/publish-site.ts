import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type HostingConfig, readHostingConfig } from 'app-emulator/hosting';
import type { BuildRequest } from '#domain/publishing.ts';
import { compileInProcess } from '../renderer/compile-in-process.ts';
import { ROOT } from '../shared/config.ts';
import { openSitePublisher, type Published } from './open-site-publisher.ts';
import type { ProductionSettings } from './settings.ts';

/** The site's code as it is deployed and released. */
export interface SiteCode {
  /** Folder of the compiled renderer. */
  renderer: string;
  hosting: HostingConfig;
}

/** Compiled renderers of this machine; one of the same code is used again. */
const RENDERERS = join(ROOT, 'dist', 'renderer');

/** Compiles the site's code for production. Throws `CompileError`. */
export async function compileSite(settings: ProductionSettings): Promise<SiteCode> {
  const { projectId, siteUrl, firebaseConfig } = settings;
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
  return { renderer, hosting };
}

/**
 * Publishes the site once, as the function does, from the stock and the state of the last release in
 * the project, and resolves when visitors get it. `beforeRelease` runs once, when the site is made and
 * checked. Throws as `openSitePublisher` does.
 */
export async function publishSite(
  { projectId, siteUrl, storageBucket }: ProductionSettings,
  code: SiteCode,
  request: BuildRequest,
  beforeRelease?: () => Promise<void>,
): Promise<Published> {
  const publisher = await openSitePublisher({
    projectId,
    siteUrl,
    storageBucket,
    ...code,
    beforeRelease,
  });
  try {
    return await publisher.publish(request);
  } finally {
    await publisher.close();
  }
}
