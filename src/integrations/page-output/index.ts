import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { securityHeaders } from '../security/headers.ts';
import { FIREBASE_ORIGINS } from '../security/policy.ts';
import { PageWriter } from './page-writer.ts';

/** Hosting reads this file of a release and sends what it says; it is never served itself. */
export const HEADERS_FILE = '_headers.json';

/**
 * Finishes and writes each page as it is rendered. The security headers of the release then allow
 * exactly its inline scripts and styles. `emulatorUrl` names the emulator where there is one.
 */
export function pageOutput(emulatorUrl: string | undefined): AstroIntegration {
  let folder: string;
  let writer: PageWriter;

  return {
    name: 'page-output',
    hooks: {
      'astro:config:done': ({ config }) => {
        folder = fileURLToPath(config.outDir);
      },
      'astro:build:start': ({ setPrerenderer }) => {
        writer = new PageWriter(folder);
        setPrerenderer((standard) => ({
          ...standard,
          name: 'page-output',
          async render(request, options) {
            const rendered = await standard.render(request, options);
            const response = rendered instanceof Response ? rendered : rendered.response;
            const { status, headers } = response;
            if (!headers.get('content-type')?.startsWith('text/html')) return response;
            const page = decodeURIComponent(new URL(request.url).pathname).slice(1);
            await writer.write(page, await response.arrayBuffer());
            // Astro writes only what has a body.
            return new Response(null, { status, headers });
          },
        }));
      },
      'astro:build:done': async () => {
        const firebase = emulatorUrl ? [new URL(emulatorUrl).origin] : FIREBASE_ORIGINS;
        const rules = securityHeaders({ ...(await writer.close()), firebase });
        writeFileSync(join(folder, HEADERS_FILE), JSON.stringify(rules, null, 2));
      },
    },
  };
}
