import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { HostingConfig } from 'app-emulator/hosting';
import { loadRenderer } from '#tools/renderer/load-renderer.ts';
import { RENDERER_MODULE, STATIC_FILES } from '#tools/renderer/renderer.ts';
import type { CompiledSite } from './compiled-site.ts';

/**
 * Loads the site that was compiled into a folder. The version of its code is a hash of the compiled
 * files: the same sources make other ones in another folder of the project, since an island's id is a
 * hash of the path of its component.
 */
export async function loadSite(folder: string, hosting: HostingConfig): Promise<CompiledSite> {
  const assets = () => filesBelow(join(folder, STATIC_FILES));
  const version = createHash('sha256').update(JSON.stringify(hosting));
  version.update(await readFile(join(folder, RENDERER_MODULE)));
  for (const [file, bytes] of [...(await assets())].sort(byName)) {
    version.update(file).update(bytes);
  }
  return {
    ...(await loadRenderer(folder)),
    code: version.digest('hex').slice(0, 32),
    folder,
    assets,
  };
}

function byName([a]: [string, unknown], [b]: [string, unknown]): number {
  return a < b ? -1 : 1;
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
