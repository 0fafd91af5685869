import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'astro';
import { pageStyles, styleLinks } from '#integrations/page-output/page-styles.ts';
import { sheetsIn } from '#integrations/page-output/style-folder.ts';
import { type RouteStyles, rendererAdapter } from '#integrations/renderer/index.ts';
import { headerSettings } from '#integrations/security/headers.ts';
import { ROOT } from '#tools/shared/config.ts';
import { packRenderer } from './pack-renderer.ts';
import { RENDERER_MODULE, STATIC_FILES } from './renderer.ts';

/**
 * Compiles the site's code into `folder`: one module that renders any page, and the static files of
 * every release. Reads the environment like `astro build` (`SITE_URL`, `PUBLIC_…`), so it takes a
 * process of its own. Throws what Astro or esbuild throws.
 */
export async function compileRenderer(folder: string): Promise<void> {
  const compiled = join(folder, 'compiled');
  let routes: RouteStyles[] = [];
  await mkdir(folder, { recursive: true });
  try {
    await build({
      root: ROOT,
      // Also the level of the compiled module. What fails is thrown, in both.
      logLevel: 'silent',
      output: 'server',
      outDir: compiled,
      adapter: rendererAdapter((found) => {
        routes = found;
      }),
    });
    const staticFiles = join(folder, STATIC_FILES);
    await rm(staticFiles, { recursive: true, force: true });
    await rename(join(compiled, 'client'), staticFiles);
    writeSharedSheets(staticFiles, routes);
    const parts = {
      serverEntry: join(compiled, 'server', 'entry.mjs'),
      staticFiles,
      headerSettings: headerSettings(process.env),
    };
    await packRenderer(parts, join(folder, RENDERER_MODULE));
  } finally {
    await rm(compiled, { recursive: true, force: true });
  }
}

/** Writes the style sheets that pages share, before there is a page. */
function writeSharedSheets(staticFiles: string, routes: RouteStyles[]): void {
  const merge = pageStyles(sheetsIn(staticFiles));
  for (const { route, sheets } of routes) merge(route.slice(1), styleLinks(sheets));
}
