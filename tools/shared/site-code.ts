import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type HostingConfig, readHostingConfig } from 'site-publisher';
import { ROOT } from './config.ts';

/** The code of the site, for `compileInProcess`. */
export const SITE_CODE = {
  root: ROOT,
  sources: ['src', 'public', 'packages/publisher/src', 'astro.config.mjs', 'package-lock.json'],
  variables: ['SITE_URL', 'HSTS_SUBDOMAINS'],
};

/** The part of `firebase.json` that a release is served by. */
export async function readProjectHosting(): Promise<HostingConfig> {
  return readHostingConfig(JSON.parse(await readFile(join(ROOT, 'firebase.json'), 'utf8')));
}
