import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { HostingConfig } from '../hosting/hosting-config.ts';
import {
  type CompiledSite,
  RENDERER_MODULE,
  type RendererModule,
  STATIC_FILES,
} from './compiled-site.ts';

/** The module that a site was compiled into, for a program that renders pages and releases none. */
export function loadRenderer<Module extends Pick<RendererModule, 'render'>>(
  folder: string,
): Promise<Module> {
  return import(pathToFileURL(join(folder, RENDERER_MODULE)).href);
}

/**
 * Loads the site that was compiled into a folder, with all that its module exports. The version of
 * its code is a hash of the compiled files; it differs between project folders, since an island's
 * id is a hash of the path of its component.
 */
export async function loadSite<Module extends RendererModule>(
  folder: string,
  hosting: HostingConfig,
): Promise<Module & CompiledSite> {
  const assets = () => filesBelow(join(folder, STATIC_FILES));
  const version = createHash('sha256').update(JSON.stringify(hosting));
  version.update(await readFile(join(folder, RENDERER_MODULE)));
  for (const [name, bytes] of [...(await assets())].sort(byName)) {
    version.update(name).update(bytes);
  }
  const module = await loadRenderer<Module>(folder);
  return { ...module, code: version.digest('hex').slice(0, 32), assets };
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
