import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { hashSources } from '../compile/hash-sources.ts';

/**
 * Gives pages `import.meta.env.SOURCE_VERSION`, a hash of the site's code. A file whose name must
 * change with the code that makes it has the hash in its name.
 */
export function sourceVersion(): AstroIntegration {
  return {
    name: 'source-version',
    hooks: {
      'astro:config:setup': ({ config, updateConfig }) => {
        const root = fileURLToPath(config.root);
        const sources = [relative(root, fileURLToPath(config.srcDir)), 'package-lock.json'];
        const version = hashSources(root, sources, {}).slice(0, 16);
        updateConfig({
          vite: { define: { 'import.meta.env.SOURCE_VERSION': JSON.stringify(version) } },
        });
      },
    },
  };
}
