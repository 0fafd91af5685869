import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { intentDirective } from './src/integrations/client-intent/index.ts';
import { pageOutput } from './src/integrations/page-output/index.ts';

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
    build: {
      // Lists have few pages and are where visitors come in: their script spares them a request.
      assetsInlineLimit: (file) => (/ListScript/u.test(file) ? true : undefined),
    },
  },
  integrations: [react(), intentDirective(), pageOutput(process.env['PUBLIC_EMULATOR_URL'])],
});
