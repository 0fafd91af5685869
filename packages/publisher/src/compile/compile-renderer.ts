import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'astro';
import { build as pack } from 'esbuild';
import { BUILT } from '../astro/internals.ts';
import { RENDERER_MODULE, STATIC_FILES } from '../renderer/compiled-site.ts';

/**
 * Compiles the code of the Astro project in `root` into `folder`: one module that renders any page, and the
 * static files of every release. Reads the environment like `astro build`, so it takes a process of its own.
 * Throws what Astro or esbuild throws.
 */
export async function compileRenderer(root: string, folder: string): Promise<void> {
  const compiled = join(folder, 'compiled');
  await mkdir(folder, { recursive: true });
  try {
    // The level also applies to the compiled module. Both throw on failure.
    await build({ root, logLevel: 'silent', outDir: compiled });
    const staticFiles = join(folder, STATIC_FILES);
    await rm(staticFiles, { recursive: true, force: true });
    await rename(join(compiled, BUILT.files), staticFiles);
    await packRenderer(root, join(compiled, BUILT.entry), join(folder, RENDERER_MODULE));
  } finally {
    await rm(compiled, { recursive: true, force: true });
  }
}

/** Packs Astro's server build with all its modules into one file; only sharp stays outside. */
async function packRenderer(root: string, entry: string, outfile: string): Promise<void> {
  await pack({
    entryPoints: [entry],
    outfile,
    bundle: true,
    platform: 'node',
    target: 'node22',
    format: 'esm',
    // Names stay: they cost no time, and show in a stack trace which component failed.
    minifySyntax: true,
    minifyWhitespace: true,
    external: ['sharp'],
    // Astro's server build may be outside the project, from where no package is found.
    nodePaths: [join(root, 'node_modules')],
    define: { 'process.env.NODE_ENV': '"production"' },
    // CommonJS packages in the bundle call `require` for modules of Node.
    banner: {
      js: "import{createRequire as __createRequire}from'node:module';const require=__createRequire(import.meta.url);",
    },
    logLevel: 'silent',
  });
}
