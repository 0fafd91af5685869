import { cp, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Catalogue } from '#catalogue/types.ts';
import { HEADERS_FILE } from '#integrations/page-output/index.ts';
import { SourcesOfPages } from '#integrations/page-output/sources-of-pages.ts';
import type { RenderedPage } from '#site/site-page.ts';
import { loadRenderer } from './load-renderer.ts';
import { STATIC_FILES } from './renderer.ts';

/** Pages that are written while the next are rendered. */
const WRITTEN_AT_ONCE = 16;

/**
 * Renders every page of a catalogue into `site` with the renderer compiled in the folder `compiled`:
 * the same files as `astro build` writes. Returns the paths of the pages.
 */
export async function renderSite(
  compiled: string,
  catalogue: Catalogue,
  site: string,
): Promise<string[]> {
  const renderer = await loadRenderer(compiled);
  await cp(join(compiled, STATIC_FILES), site, { recursive: true });
  const sources = new SourcesOfPages();
  const paths: string[] = [];
  const writer = createWriter(site);
  for (const page of renderer.sitePages(catalogue)) {
    const rendered = await renderer.render(page);
    sources.add(rendered.inline);
    paths.push(page.path);
    await writer.write(rendered);
  }
  await writer.end();
  const rules = renderer.headerRules(sources.all());
  await writeFile(join(site, HEADERS_FILE), JSON.stringify(rules, null, 2));
  return paths;
}

/** Writes pages while others are rendered, so many at once. */
function createWriter(site: string) {
  const folders = new Map<string, Promise<unknown>>();
  const running = new Set<Promise<void>>();

  async function writePage({ file, body }: RenderedPage): Promise<void> {
    const target = join(site, file);
    const folder = dirname(target);
    const created = folders.get(folder) ?? mkdir(folder, { recursive: true });
    folders.set(folder, created);
    await created;
    await writeFile(target, body);
  }

  return {
    /** Resolves when there is space for the next page; rejects where an earlier one failed. */
    async write(page: RenderedPage): Promise<void> {
      const written = writePage(page);
      running.add(written);
      written.then(
        () => running.delete(written),
        () => {},
      );
      if (running.size >= WRITTEN_AT_ONCE) await Promise.race(running);
    },
    async end(): Promise<void> {
      await Promise.all(running);
    },
  };
}
