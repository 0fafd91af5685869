import type { AstroIntegration } from 'astro';

const MODULE = 'virtual:static-paths';
const WITHOUT_CATALOGUE = `\0${MODULE}`;

const atSite = (file: string) => new URL(`../../site/${file}`, import.meta.url);

/**
 * In `astro build` and `astro dev`: a middleware that hands each page what it shows, and the paths of
 * every dynamic route. The compiled renderer is handed both with each call, so no code that reads the
 * stock becomes part of it; its middleware stores what a page throws.
 */
export function staticPages(): AstroIntegration {
  return {
    name: 'static-pages',
    hooks: {
      'astro:config:setup': ({ addMiddleware, config, updateConfig }) => {
        const isCompiled = config.output === 'server';
        const middleware = isCompiled ? 'compiled/failure.ts' : 'static/middleware.ts';
        addMiddleware({ order: 'pre', entrypoint: atSite(middleware) });
        updateConfig({
          vite: {
            plugins: [
              {
                name: 'static-pages',
                enforce: 'pre',
                resolveId(id) {
                  if (id !== MODULE) return undefined;
                  if (isCompiled) return WITHOUT_CATALOGUE;
                  return this.resolve(atSite('static/pages-of-build.ts').pathname);
                },
                load: (id) =>
                  id === WITHOUT_CATALOGUE ? 'export const staticPathsOf = () => [];' : undefined,
              },
            ],
          },
        });
      },
    },
  };
}
