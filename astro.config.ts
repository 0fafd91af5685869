import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { intentDirective } from './src/components/islands/integration.ts';
import { securityHeadersIntegration } from './src/layouts/security/integration.ts';

export default defineConfig({
  site: process.env['SITE_URL'] ?? 'http://127.0.0.1:4321',
  outDir: process.env['SITE_OUT'] ?? 'dist',
  trailingSlash: 'never',
  // Several at once: a page is rendered while others are being written.
  build: { format: 'file', concurrency: 8 },
  integrations: [
    react(),
    intentDirective(),
    securityHeadersIntegration(process.env['PUBLIC_EMULATOR_URL']),
  ],
});
