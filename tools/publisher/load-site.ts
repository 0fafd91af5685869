import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { basename, join, relative, sep } from 'node:path';
import type { HostingConfig } from '#emulator/hosting/index.ts';
import { loadRenderer } from '#tools/renderer/load-renderer.ts';
import { STATIC_FILES } from '#tools/renderer/renderer.ts';
import type { CompiledSite } from './compiled-site.ts';

/** Loads the site that was compiled into a folder, whose name is the version of the code. */
export async function loadSite(folder: string, hosting: HostingConfig): Promise<CompiledSite> {
  const version = basename(folder) + JSON.stringify(hosting);
  return {
    ...(await loadRenderer(folder)),
    code: createHash('sha256').update(version).digest('hex').slice(0, 32),
    assets: () => filesBelow(join(folder, STATIC_FILES)),
  };
}

async function filesBelow(folder: string): Promise<Map<string, Uint8Array>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(async (entry): Promise<[string, Uint8Array]> => {
      const file = join(entry.parentPath, entry.name);
      return [`/${relative(folder, file).split(sep).join('/')}`, await readFile(file)];
    });
  return new Map(await Promise.all(files));
}
