import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from 'site-publisher';
import type { PageData } from '#site/page-data.ts';
import { sitemapEntries } from '#site/sitemap-xml.ts';
import { ROOT } from './config.ts';

const PART = '/sitemap-[part].xml';

/** An integration as Astro calls it, with the hooks that are called here. */
interface Integration {
  name: string;
  hooks: Record<string, ((options: object) => unknown) | undefined>;
}

/**
 * Writes the sitemap of a full build by the integration of `astro.config.mjs`. Astro calls that when the site is
 * compiled, which is before the stock is read, so it is called again, with the parts among these pages.
 * Throws where it reports a problem.
 */
export async function writeSitemap(pages: readonly Page[], folder: string): Promise<void> {
  const list = join(folder, 'sitemap.json');
  process.env['SITEMAP_LIST'] = list;
  const { default: config } = await import(join(ROOT, 'astro.config.mjs'));
  const integrations: Integration[] = config.integrations;
  const sitemap = integrations.find(({ name }) => name === '@astrojs/sitemap');
  if (!sitemap) throw new Error('astro.config.mjs has no @astrojs/sitemap.');

  const items = pages.flatMap(({ route, data }) => {
    if (route !== PART) return [];
    const { chunk, pages: listed } = data as PageData[typeof PART];
    return sitemapEntries(listed, new URL(config.site)).map((item) => ({ ...item, part: chunk }));
  });
  await writeFile(list, JSON.stringify(items));
  const fail = (problem: string) => {
    throw new Error(`@astrojs/sitemap: ${problem}`);
  };
  const called = {
    logger: { info() {}, warn: fail, error: fail },
    routes: [],
    pages: [],
    config: { base: '/', ...config },
    dir: pathToFileURL(`${folder}/`),
  };
  await sitemap.hooks['astro:routes:resolved']?.(called);
  await sitemap.hooks['astro:config:done']?.(called);
  await sitemap.hooks['astro:build:done']?.(called);
  await rm(list);
}
