import { writeFileSync } from 'node:fs';
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
 * Finishes each page before it is written: takes Astro's own style element out, makes the page's
 * style sheets one, and notes its inline scripts and styles. The security headers of the release then
 * allow exactly those. `emulatorUrl` names the embedded backend where there is one.
 */
export function securityHeadersIntegration(emulatorUrl: string | undefined): AstroIntegration {
  const hashes = new InlineHashes();
  let withStyles: ReturnType<typeof pageStyles>;

  async function finish(url: string, response: Response): Promise<Response> {
    if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
    const page = new URL(url).pathname.slice(1);
    const html = withStyles(page, withoutIslandStyle(await response.text()));
    hashes.add(html);
    const { status, headers } = response;
    return new Response(html, { status, headers });
  }

  return {
    name: 'security-headers',
    hooks: {
      'astro:config:done': ({ config }) => {
        withStyles = pageStyles(fileURLToPath(config.outDir));
      },
      'astro:build:start': ({ setPrerenderer }) => {
        setPrerenderer((standard) => ({
          ...standard,
          name: 'security-headers',
          async render(request, options) {
            const rendered = await standard.render(request, options);
            const response = rendered instanceof Response ? rendered : rendered.response;
            return finish(request.url, response);
          },
        }));
      },
      'astro:build:done': ({ dir }) => {
        const { scripts, styles } = hashes;
        const backend = emulatorUrl ? [new URL(emulatorUrl).origin] : FIREBASE_ORIGINS;
        const rules = securityHeaders({ scripts, styles, backend });
        writeFileSync(join(fileURLToPath(dir), HEADERS_FILE), JSON.stringify(rules, null, 2));
      },
    },
  };
}
