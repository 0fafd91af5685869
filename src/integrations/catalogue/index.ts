import type { AstroIntegration } from 'astro';

const MODULE = 'virtual:catalogue-read-ahead';

/**
 * Gives pages the stock that `readCatalogueAhead` reads. Pages are bundled, and a bundled copy of
 * `read-ahead-store.ts` would be empty: the virtual module resolves to the file itself, which Node
 * loads once for the reader and for the pages.
 */
export function catalogueReadAhead(): AstroIntegration {
  const file = new URL('read-ahead-store.ts', import.meta.url).href;
  return {
    name: 'catalogue-read-ahead',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({
          vite: {
            plugins: [
              {
                name: 'catalogue-read-ahead',
                enforce: 'pre',
                resolveId: (id) => (id === MODULE ? { id: file, external: true } : undefined),
              },
            ],
          },
        });
      },
    },
  };
}
