import type { AstroIntegration } from 'astro';
import { wholeScripts } from './whole-script.ts';

const MARK = 'virtual:inline-script';
const RESOLVED = `\0${MARK}`;

/**
 * Inlines every script that imports `virtual:inline-script` into its page, whatever its size, which
 * saves the visitor a request. Only for scripts that share no module with another script;
 * `whole-script.ts` is for others.
 */
export function inlineScripts(): AstroIntegration {
  const inlined = new Set<string>();

  return {
    name: 'inline-scripts',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({
          vite: {
            // Astro calls this for each bundled script; undefined leaves the choice to Vite.
            build: { assetsInlineLimit: (file) => inlined.has(file) || undefined },
            plugins: [
              wholeScripts,
              {
                name: 'inline-scripts',
                resolveId: (id) => (id === MARK ? RESOLVED : undefined),
                load: (id) =>
                  id === RESOLVED ? { code: '', moduleSideEffects: false } : undefined,
                generateBundle: {
                  // Runs before Astro chooses which scripts to inline.
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
