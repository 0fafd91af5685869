import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { type Bundle, hoistImports } from './hoist-imports.ts';
import { ISLAND_CODE } from './island-code.ts';

/**
 * Adds the client directive `client:intent`; see `intent.ts`. What it loads first is a file of every
 * built site; see `island-code.ts`. The files of islands come at once; see `hoist-imports.ts`.
 */
export function intentDirective(): AstroIntegration {
  return {
    name: 'client-intent',
    hooks: {
      'astro:config:setup': ({ addClientDirective, updateConfig }) => {
        addClientDirective({
          name: 'intent',
          entrypoint: fileURLToPath(new URL('./intent.ts', import.meta.url)),
        });
        updateConfig({ vite: { plugins: [islandFiles] } });
      },
    },
  };
}

const islandFiles = {
  name: 'island-files',
  applyToEnvironment: ({ name }: { name: string }) => name === 'client',
  generateBundle(this: { emitFile: (file: object) => void }, _options: unknown, bundle: Bundle) {
    hoistImports(bundle);
    const { path, source } = ISLAND_CODE;
    this.emitFile({ type: 'asset', fileName: path.slice(1), source });
  },
};
