// @ts-check

import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { intentDirective } from '#integrations/client-intent/index.ts';
import { siteIcons } from '#integrations/icons/index.ts';
import { inlineScripts } from '#integrations/inline-scripts/index.ts';
import { pageOutput } from '#integrations/page-output/index.ts';
import { headerSettings } from '#integrations/security/headers.ts';
import { sourceVersion } from '#integrations/source-version/index.ts';
import { staticPages } from '#integrations/static-pages/index.ts';

export default defineConfig({
  site: process.env['SITE_URL'] ?? 'http://127.0.0.1:4321',
  outDir: process.env['SITE_OUT'] ?? 'dist',
  trailingSlash: 'never',
  build: {
    format: 'file',
    // Several at once: a page is rendered while others are being written.
    concurrency: 32,
    // The last step of the build decides where a page's styles stand.
    inlineStylesheets: 'never',
  },
  vite: {
    define: { __MEDIA_URL__: JSON.stringify(process.env['PUBLIC_MEDIA_URL'] ?? '') },
  },
  integrations: [
    react(),
    intentDirective(),
    inlineScripts(),
    staticPages(),
    sourceVersion(),
    siteIcons(),
    pageOutput(headerSettings(process.env)),
  ],
});
