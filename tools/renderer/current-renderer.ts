import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { hashSources } from '#tools/shared/source-hash.ts';
import { RENDERER_MODULE } from './renderer.ts';

/** What a compiled renderer is made from. */
const SOURCES = ['src', 'public', 'tools/renderer', 'astro.config.mjs', 'package-lock.json'];

/** The folder, below `cache`, of the renderer of the present code and this environment. */
export function rendererFolder(cache: string, env: NodeJS.ProcessEnv): string {
  return join(cache, hashSources(SOURCES, publicEnvironment(env)));
}

export function isCompiled(folder: string): boolean {
  return existsSync(join(folder, RENDERER_MODULE));
}

/**
 * The folder of the renderer of the present code and environment, below `cache`. Compiles it unless it
 * is there, and removes those of other versions. Throws as `compileRenderer` does.
 */
export async function currentRenderer(cache: string): Promise<string> {
  const folder = rendererFolder(cache, process.env);
  if (isCompiled(folder)) return folder;
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
function publicEnvironment(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const names = Object.keys(env).filter((name) =>
    /^(?:PUBLIC_|(?:SITE_URL|HSTS_SUBDOMAINS)$)/u.test(name),
  );
  return Object.fromEntries(names.sort().map((name) => [name, env[name]]));
}
