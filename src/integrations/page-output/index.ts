import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { type HeaderSources, securityHeaders } from '../security/headers.ts';
import { FIREBASE_ORIGINS } from '../security/policy.ts';
import { PageWriter } from './page-writer.ts';

/** The file of a release with the header rules that hosting applies; it is never served. */
export const HEADERS_FILE = '_headers.json';

export interface PageOutputOptions extends Pick<HeaderSources, 'hstsSubdomains'> {
  /** The address of the emulator, undefined in production. */
  emulatorUrl: string | undefined;
}

/**
 * Post-processes and writes each page as it is rendered, and writes the security headers of the
 * release, which allow exactly its inline scripts and styles.
 */
export function pageOutput({ emulatorUrl, hstsSubdomains }: PageOutputOptions): AstroIntegration {
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
            // The page is written already: without a body Astro writes nothing.
            return new Response(null, { status, headers });
          },
        }));
      },
      'astro:build:done': async () => {
        const firebase = emulatorUrl ? [new URL(emulatorUrl).origin] : FIREBASE_ORIGINS;
        const rules = securityHeaders({
          ...(await writer.close()),
          firebase,
          hstsSubdomains,
        });
        writeFileSync(join(folder, HEADERS_FILE), JSON.stringify(rules, null, 2));
      },
    },
  };
}
