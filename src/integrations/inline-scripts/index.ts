import type { AstroIntegration } from 'astro';

const MARK = 'virtual:inline-script';
const RESOLVED = `\0${MARK}`;

/**
 * Puts a script into the page, whatever its size, where it says `import 'virtual:inline-script'`:
 * that spares the visitor a request. Only for scripts that share no module with another one.
 */
export function inlineScripts(): AstroIntegration {
  const inlined = new Set<string>();

  return {
    name: 'inline-scripts',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({
          vite: {
            // Astro asks for each script that it has bundled; undefined leaves the choice to Vite.
            build: { assetsInlineLimit: (file) => inlined.has(file) || undefined },
            plugins: [
              {
                name: 'inline-scripts',
                resolveId: (id) => (id === MARK ? RESOLVED : undefined),
                load: (id) =>
                  id === RESOLVED ? { code: '', moduleSideEffects: false } : undefined,
                generateBundle: {
                  // Before Astro looks which scripts to inline.
                  order: 'pre',
                  handler(_options, bundle) {
                    for (const { fileName, ...chunk } of Object.values(bundle)) {
                      if (chunk.type !== 'chunk' || !chunk.facadeModuleId) continue;
                      const script = this.getModuleInfo(chunk.facadeModuleId);
                      if (script?.importedIds.includes(RESOLVED)) inlined.add(fileName);
                    }
                  },
                },
              },
            ],
          },
        });
      },
    },
  };
}
