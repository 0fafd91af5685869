import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type HostingConfig, readHostingConfig } from 'site-publisher';
import { rendererFolder } from 'site-publisher/compile';
import { ROOT } from './config.ts';

/** The code of the site, for `compileInProcess`. */
export const SITE_CODE = {
  root: ROOT,
  sources: ['src', 'public', 'packages/publisher/src', 'astro.config.mjs', 'package-lock.json'],
  variables: ['SITE_URL', 'HSTS_SUBDOMAINS'],
};

/** Folder of the renderer of the present code, for an app in this data folder. */
export function appRenderer(dataDir: string, env: Record<string, string>): string {
  return rendererFolder(renderersOf(dataDir), SITE_CODE, { ...process.env, ...env });
}

/** The folder of the compiled renderers of an app. */
export const renderersOf = (dataDir: string): string => join(dataDir, 'renderer');

/** The part of `firebase.json` that a release is served by. */
export async function readProjectHosting(): Promise<HostingConfig> {
  return readHostingConfig(JSON.parse(await readFile(join(ROOT, 'firebase.json'), 'utf8')));
}
