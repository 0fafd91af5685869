import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { type HeaderSettings, securityHeaders } from '../security/headers.ts';
import { PageWriter } from './page-writer.ts';

/** The file of a release with the header rules that hosting applies; it is never served. */
export const HEADERS_FILE = '_headers.json';

/**
 * Post-processes and writes each page as it is rendered, and writes the security headers of the
 * release, which allow exactly its inline scripts and styles.
 */
export function pageOutput(settings: HeaderSettings): AstroIntegration {
  let folder: string;
  let writer: PageWriter;
  /** The compiled renderer post-processes each page itself; see `tools/renderer`. */
  let isCompiled = false;

  return {
    name: 'page-output',
    hooks: {
      'astro:config:done': ({ buildOutput, config }) => {
        isCompiled = buildOutput === 'server';
        folder = fileURLToPath(config.outDir);
      },
      'astro:build:start': ({ setPrerenderer }) => {
        if (isCompiled) return;
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
        if (isCompiled) return;
        const rules = securityHeaders({ ...(await writer.close()), ...settings });
        writeFileSync(join(folder, HEADERS_FILE), JSON.stringify(rules, null, 2));
      },
    },
  };
}
