// @ts-check

import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import { defineConfig } from 'astro/config';
import { inlineScripts, intentDirective, siteRenderer, sourceVersion } from 'site-publisher/astro';
import { devPages } from '#integrations/dev-pages.ts';
import { siteIcons } from '#integrations/icons/index.ts';
import { sitemapOptions } from '#integrations/sitemap.ts';

export default defineConfig({
  site: process.env['SITE_URL'] ?? 'http://127.0.0.1:4321',
  output: 'server',
  // The publisher renders the pages, one by one: docs/why/publishing.md.
  adapter: siteRenderer({ entry: new URL('src/site/compiled/renderer.ts', import.meta.url) }),
  trailingSlash: 'never',
  // A first visit waits for one response: docs/why/speed.md.
  build: { inlineStylesheets: 'always' },
  vite: {
    plugins: [
      {
        // A module that several parts of the admin share goes into the admin's own file, not into one of
        // its own. Astro sets 'exports-only', which forbids that.
        name: 'shared-modules',
        configEnvironment: (name) =>
          name === 'client'
            ? { build: { rolldownOptions: { preserveEntrySignatures: 'allow-extension' } } }
            : undefined,
      },
    ],
    define: {
      __MEDIA_URL__: JSON.stringify(process.env['PUBLIC_MEDIA_URL'] ?? ''),
      'import.meta.env.HSTS_SUBDOMAINS': JSON.stringify(process.env['HSTS_SUBDOMAINS'] ?? ''),
    },
  },
  integrations: [
    react(),
    // Islands wait for a visitor: docs/why/islands.md.
    intentDirective(),
    inlineScripts(),
    sourceVersion(),
    siteIcons(),
    devPages(),
    sitemap(sitemapOptions(process.env['SITEMAP_LIST'])),
  ],
});
