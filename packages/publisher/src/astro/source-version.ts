import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/**
 * Gives pages `import.meta.env.SOURCE_VERSION`, a hash of the site's code. A file whose name must
 * change with the code that makes it has the hash in its name.
 */
export function sourceVersion(): AstroIntegration {
  return {
    name: 'source-version',
    hooks: {
      'astro:config:setup': ({ config, updateConfig }) => {
        const version = hashOf([
          ...filesBelow(fileURLToPath(config.srcDir)),
          fileURLToPath(new URL('package-lock.json', config.root)),
        ]);
        updateConfig({
          vite: { define: { 'import.meta.env.SOURCE_VERSION': JSON.stringify(version) } },
        });
      },
    },
  };
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

function hashOf(files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}
