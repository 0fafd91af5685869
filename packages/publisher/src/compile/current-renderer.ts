import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { RENDERER_MODULE, STATIC_FILES } from '../renderer/compiled-site.ts';
import { hashSources } from './hash-sources.ts';
import type { SiteCode } from './site-code.ts';

/** Beside the module: a hash of the compiled files. */
const HASH_FILE = 'compiled.sha256';

/** The folder, below `cache`, of the renderer of the present code and this environment. */
export function rendererFolder(
  cache: string,
  { root, sources, variables }: SiteCode,
  env: NodeJS.ProcessEnv,
): string {
  const names = Object.keys(env).filter(
    (name) => name.startsWith('PUBLIC_') || variables.includes(name),
  );
  const values = Object.fromEntries(names.sort().map((name) => [name, env[name]]));
  return join(cache, hashSources(root, sources, values));
}

/** Whether a renderer was compiled into this folder and is still unchanged. */
export function isCompiled(folder: string): boolean {
  try {
    return readFileSync(join(folder, HASH_FILE), 'utf8') === hashCompiled(folder);
  } catch {
    return false;
  }
}

/** Its files are not synced, so a loss of power may tear them. */
function hashCompiled(folder: string): string {
  const hash = createHash('sha256').update(readFileSync(join(folder, RENDERER_MODULE)));
  const files = readdirSync(join(folder, STATIC_FILES), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  for (const file of files.sort()) {
    hash.update(relative(folder, file)).update(readFileSync(file));
  }
  return hash.digest('hex');
}

/** Records the compiled files of a folder, for `isCompiled`. */
export function markCompiled(folder: string): void {
  writeFileSync(join(folder, HASH_FILE), hashCompiled(folder));
}

/**
 * The folder of the renderer of the present code and environment, below `cache`. Compiles it unless it
 * is there, and removes those of other versions. Throws as `compileRenderer` does.
 */
export async function currentRenderer(cache: string, code: SiteCode): Promise<string> {
  const folder = rendererFolder(cache, code, process.env);
  if (isCompiled(folder)) return folder;
  await mkdir(cache, { recursive: true });
  for (const other of await readdir(cache)) {
    await rm(join(cache, other), { recursive: true, force: true });
  }
  // Imported here because it loads Astro, and Astro reads the environment when it is loaded.
  const { compileRenderer } = await import('./compile-renderer.ts');
  await compileRenderer(code.root, `${folder}.unfinished`);
  markCompiled(`${folder}.unfinished`);
  await rename(`${folder}.unfinished`, folder);
  return folder;
}
