import { cp, mkdir, writeFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import { bundle } from '#functions/build.ts';
import type { SiteCode } from '../publish-site.ts';
import { HOSTING_FILE, PUBLISHER_FILE, PUBLISHER_FOLDER, RENDERER_FOLDER } from './packed-files.ts';

/**
 * Adds to a folder of built functions what `publishSite` loads: the publisher in one file with the SDKs,
 * the process that helps it, the compiled renderer, and the part of `firebase.json` that a release needs.
 */
export async function packPublisher(
  functions: string,
  { renderer, hosting }: SiteCode,
): Promise<void> {
  const folder = join(functions, PUBLISHER_FOLDER);
  await mkdir(folder, { recursive: true });
  await bundle({
    entryPoints: {
      [parse(PUBLISHER_FILE).name]: join(import.meta.dirname, 'publisher-module.ts'),
    },
    outdir: folder,
  });
  await cp(renderer, join(folder, RENDERER_FOLDER), { recursive: true });
  await writeFile(join(folder, HOSTING_FILE), JSON.stringify(hosting));
}
