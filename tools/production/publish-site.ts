import { join } from 'node:path';
import type { HostingConfig, PublishResult } from 'site-publisher';
import { compileInProcess } from 'site-publisher/compile';
import type { BuildRequest } from '#domain/publishing.ts';
import { openSitePublisher } from '#functions/src/publishing/build/open-site-publisher.ts';
import { openSdk } from '../shared/admin-sdk.ts';
import { ROOT } from '../shared/config.ts';
import { readProjectHosting, SITE_CODE } from '../shared/site-code.ts';
import type { ProductionSettings } from './settings.ts';

/** The site's code as it is deployed and released. */
export interface CompiledCode {
  renderer: string;
  hosting: HostingConfig;
}

/** Compiled renderers of this machine; one of the same code is used again. */
const RENDERERS = join(ROOT, 'dist', 'renderer');

/** Compiles the site's code for production. Throws `CompileError`. */
export async function compileSite(settings: ProductionSettings): Promise<CompiledCode> {
  const { projectId, siteUrl, firebaseConfig } = settings;
  const renderer = await compileInProcess(RENDERERS, SITE_CODE, {
    env: {
      GCLOUD_PROJECT: projectId,
      SITE_URL: siteUrl,
      PUBLIC_FIREBASE_CONFIG: firebaseConfig,
      NODE_ENV: 'production',
    },
    output: 'inherit',
  });
  return { renderer, hosting: await readProjectHosting() };
}

/**
 * Publishes the site once, as the function does, from the stock and the state of the last release in
 * the project, and resolves when visitors get it. `beforeRelease` runs once, when the site is made and
 * checked. Throws as `openSitePublisher` does.
 */
export async function publishSite(
  { projectId, siteUrl, storageBucket }: ProductionSettings,
  code: CompiledCode,
  request: BuildRequest,
  beforeRelease?: () => Promise<void>,
): Promise<PublishResult> {
  const { firestore, bucket, close } = openSdk(projectId, storageBucket);
  try {
    const stores = { firestore, bucket };
    const publish = await openSitePublisher({
      projectId,
      siteUrl,
      ...stores,
      ...code,
      beforeRelease,
    });
    return await publish(request);
  } finally {
    await close();
  }
}
