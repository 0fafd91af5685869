import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { createIcons } from './create-icons.ts';

/**
 * Adds the icons that browsers and phones ask for whatever a page says: `/favicon.ico` and
 * `/apple-touch-icon.png`, made from `public/favicon.svg`.
 */
export function siteIcons(): AstroIntegration {
  let source: URL;
  return {
    name: 'site-icons',
    hooks: {
      'astro:config:done': ({ config }) => {
        source = new URL('favicon.svg', config.publicDir);
      },
      'astro:build:done': async ({ dir }) => {
        const icons = await createIcons(await readFile(source));
        for (const [name, bytes] of Object.entries(icons)) {
          await writeFile(fileURLToPath(new URL(name, dir)), bytes);
        }
      },
    },
  };
}
