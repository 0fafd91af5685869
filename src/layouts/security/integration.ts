import { glob, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { securityHeaders } from './headers.ts';
import { InlineHashes } from './inline-hashes.ts';
import { FIREBASE_ORIGINS } from './policy.ts';

/** Hosting reads this file of a release and sends what it says; it is never served itself. */
export const HEADERS_FILE = '_headers.json';

/**
 * Writes the security headers of the finished build, with the hashes of exactly the inline scripts
 * and styles it holds. `emulatorUrl` names the embedded backend where there is one.
 */
export function securityHeadersIntegration(emulatorUrl: string | undefined): AstroIntegration {
  return {
    name: 'security-headers',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir);
        const hashes = new InlineHashes();
        for await (const page of glob('**/*.html', { cwd: folder })) {
          hashes.add(await readFile(new URL(page, dir), 'utf8'));
        }
        const { scripts, styles } = hashes;
        const backend = emulatorUrl ? [new URL(emulatorUrl).origin] : FIREBASE_ORIGINS;
        const rules = securityHeaders({ scripts, styles, backend });
        await writeFile(new URL(HEADERS_FILE, dir), JSON.stringify(rules, null, 2));
      },
    },
  };
}
