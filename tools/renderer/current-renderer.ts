import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { hashSources } from '#tools/shared/source-hash.ts';
import { RENDERER_MODULE } from './renderer.ts';

/** What a compiled renderer is made from. */
const SOURCES = ['src', 'public', 'tools/renderer', 'astro.config.mjs', 'package-lock.json'];

/**
 * The folder of the renderer of the present code and environment, below `cache`. Compiles it unless it
 * is there, and removes those of other versions. Throws as `compileRenderer` does.
 */
export async function currentRenderer(cache: string): Promise<string> {
  const folder = join(cache, await hashSources(SOURCES, publicEnvironment()));
  if (existsSync(join(folder, RENDERER_MODULE))) return folder;
  await mkdir(cache, { recursive: true });
  for (const other of await readdir(cache)) {
    await rm(join(cache, other), { recursive: true, force: true });
  }
  // Imported here because it loads Astro, and Astro reads the environment when it is loaded.
  const { compileRenderer } = await import('./compile-renderer.ts');
  await compileRenderer(`${folder}.unfinished`);
  await rename(`${folder}.unfinished`, folder);
  return folder;
}

/** The variables of the environment that become part of the site's code. */
function publicEnvironment(): Record<string, string | undefined> {
  const names = Object.keys(process.env).filter((name) => /^(?:PUBLIC_|SITE_URL$)/u.test(name));
  return Object.fromEntries(names.sort().map((name) => [name, process.env[name]]));
}
