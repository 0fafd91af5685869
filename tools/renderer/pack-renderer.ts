import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type Plugin } from 'esbuild';
import type { HeaderSettings } from '#integrations/security/headers.ts';
import { ROOT } from '#tools/shared/config.ts';

export interface RendererParts {
  /** Astro's server build of `src/site/compiled/renderer.ts`. */
  serverEntry: string;
  /** Folder of the static files. */
  staticFiles: string;
  headerSettings: HeaderSettings;
}

/** Packs the renderer with all its modules and style sheets into one file; only sharp stays outside. */
export async function packRenderer(parts: RendererParts, outfile: string): Promise<void> {
  const styleSheets = await readStyleSheets(parts.staticFiles);
  await build({
    entryPoints: [join(import.meta.dirname, 'renderer-module.ts')],
    outfile,
    bundle: true,
    platform: 'node',
    target: 'node22',
    format: 'esm',
    // Names stay: they cost no time, and tell in a stack trace which component failed.
    minifySyntax: true,
    minifyWhitespace: true,
    external: ['sharp'],
    // Astro's server build may be outside the project, from where no package is found.
    nodePaths: [join(ROOT, 'node_modules')],
    define: { 'process.env.NODE_ENV': '"production"' },
    // CommonJS packages in the bundle call `require` for modules of Node.
    banner: {
      js: "import{createRequire as __createRequire}from'node:module';const require=__createRequire(import.meta.url);",
    },
    plugins: [compiledModules(parts, styleSheets)],
    logLevel: 'silent',
  });
}

/** Resolves the modules that `compiled.d.ts` declares. */
function compiledModules(
  { serverEntry, headerSettings }: RendererParts,
  styleSheets: Record<string, string>,
): Plugin {
  const sources: Record<string, string> = {
    'compiled:style-sheets': `export const styleSheets = ${JSON.stringify(styleSheets)};`,
    'compiled:header-settings': `export const headerSettings = ${JSON.stringify(headerSettings)};`,
  };
  return {
    name: 'compiled-modules',
    setup({ onLoad, onResolve }) {
      onResolve({ filter: /^compiled:/ }, ({ path }) =>
        path === 'compiled:site' ? { path: serverEntry } : { path, namespace: 'compiled' },
      );
      onLoad({ filter: /./, namespace: 'compiled' }, ({ path }) => ({
        contents: sources[path] ?? '',
      }));
    },
  };
}

async function readStyleSheets(folder: string): Promise<Record<string, string>> {
  const names = (await readdir(join(folder, '_astro'))).filter((name) => name.endsWith('.css'));
  const paths = names.sort().map((name) => `/_astro/${name}`);
  const sheets = paths.map(async (path) => [path, await readFile(join(folder, path), 'latin1')]);
  return Object.fromEntries(await Promise.all(sheets));
}
