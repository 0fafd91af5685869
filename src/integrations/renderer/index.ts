import type { AstroIntegration } from 'astro';

/** A route with the paths of the style sheets that its pages link to. */
export interface RouteStyles {
  route: string;
  sheets: string[];
}

/**
 * The adapter that makes Astro compile the pages into a module that renders any of them. `onRoutes` is
 * called with the routes once their styles are known.
 */
export function rendererAdapter(onRoutes: (routes: RouteStyles[]) => void): AstroIntegration {
  return {
    name: 'site-renderer',
    hooks: {
      'astro:config:done': ({ setAdapter }) => {
        setAdapter({
          name: 'site-renderer',
          entrypointResolution: 'auto',
          serverEntrypoint: new URL('../../site/compiled/renderer.ts', import.meta.url),
          supportedAstroFeatures: { serverOutput: 'stable', sharpImageService: 'stable' },
        });
      },
      'astro:build:ssr': ({ manifest }) => {
        onRoutes(
          manifest.routes.map(({ routeData, styles }) => ({
            route: routeData.route,
            sheets: styles.flatMap((style) => (style.type === 'external' ? [`/${style.src}`] : [])),
          })),
        );
      },
    },
  };
}
