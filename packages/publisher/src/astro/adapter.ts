import type { AstroIntegration } from 'astro';

/**
 * Makes `astro build` compile the pages into a module that renders any of them: `entry`, which
 * exports a `RendererModule`, made with `createRender` of `site-publisher/server`.
 */
export function siteRenderer({ entry }: { entry: URL }): AstroIntegration {
  let isBuild = false;
  return {
    name: 'site-renderer',
    hooks: {
      'astro:config:setup': ({ addMiddleware, command }) => {
        isBuild = command === 'build';
        if (!isBuild) return;
        addMiddleware({ order: 'pre', entrypoint: new URL('./failure.ts', import.meta.url) });
      },
      'astro:config:done': ({ setAdapter }) => {
        if (!isBuild) return;
        setAdapter({
          name: 'site-renderer',
          entrypointResolution: 'auto',
          serverEntrypoint: entry,
          supportedAstroFeatures: { serverOutput: 'stable', sharpImageService: 'stable' },
        });
      },
      // Astro lists them as it happens to find them, and the list is part of the code's version.
      'astro:build:ssr': ({ manifest }) => {
        manifest.assets.sort();
      },
    },
  };
}
