import type { AstroIntegration } from 'astro';

/** Hands pages what they show in `astro dev`; the compiled renderer is handed it with each call. */
export function devPages(): AstroIntegration {
  const entrypoint = new URL('../site/dev/middleware.ts', import.meta.url);
  return {
    name: 'dev-pages',
    hooks: {
      'astro:config:setup': ({ addMiddleware, command }) => {
        if (command === 'dev') addMiddleware({ order: 'pre', entrypoint });
      },
    },
  };
}
