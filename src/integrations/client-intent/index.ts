import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { ISLAND_CODE } from './island-code.ts';

/**
 * Adds the client directive `client:intent`; see `intent.ts`. What it loads first is a file of every
 * built site; see `island-code.ts`.
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
        updateConfig({ vite: { plugins: [emitIslandCode] } });
      },
    },
  };
}

const emitIslandCode = {
  name: 'island-code',
  applyToEnvironment: ({ name }: { name: string }) => name === 'client',
  generateBundle(this: { emitFile: (file: object) => void }) {
    const { path, source } = ISLAND_CODE;
    this.emitFile({ type: 'asset', fileName: path.slice(1), source });
  },
};
