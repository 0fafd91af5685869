import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { inlineScripts, intentDirective, siteRenderer } from 'site-publisher/astro';

export default defineConfig({
  site: 'https://site.example',
  output: 'server',
  adapter: siteRenderer({ entry: new URL('src/renderer.ts', import.meta.url) }),
  integrations: [react(), intentDirective(), inlineScripts()],
});
