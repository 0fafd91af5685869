import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { withoutIslandStyle } from '../../components/islands/island-style.ts';
import { securityHeaders } from './headers.ts';
import { InlineHashes } from './inline-hashes.ts';
import { pageStyles } from './page-styles.ts';
import { FIREBASE_ORIGINS } from './policy.ts';

/** Hosting reads this file of a release and sends what it says; it is never served itself. */
export const HEADERS_FILE = '_headers.json';

/**
 * Goes once over the finished pages: takes Astro's own style element out, makes the
 * page's styles one, and writes the security headers with the hashes of exactly the inline scripts and styles that
 * are left. `emulatorUrl` names the embedded backend where there is one.
 */
export function securityHeadersIntegration(emulatorUrl: string | undefined): AstroIntegration {
  return {
    name: 'security-headers',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const folder = fileURLToPath(dir);
        const hashes = new InlineHashes();
        const withStyles = pageStyles(folder);
        for (const page of globSync('**/*.html', { cwd: folder })) {
          const file = join(folder, page);
          const built = readFileSync(file, 'utf8');
          const html = withStyles(page, withoutIslandStyle(built));
          if (html !== built) writeFileSync(file, html);
          hashes.add(html);
        }
        const { scripts, styles } = hashes;
        const backend = emulatorUrl ? [new URL(emulatorUrl).origin] : FIREBASE_ORIGINS;
        const rules = securityHeaders({ scripts, styles, backend });
        writeFileSync(join(folder, HEADERS_FILE), JSON.stringify(rules, null, 2));
      },
    },
  };
}
