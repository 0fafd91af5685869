import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Catalogue } from '#catalogue/types.ts';
import { SourcesOfPages } from '#integrations/page-output/sources-of-pages.ts';
import type { InlineSources, RenderedPage } from '#site/site-page.ts';
import { loadRenderer } from './load-renderer.ts';

/** Pages that are written while the next are rendered. */
const WRITTEN_AT_ONCE = 16;

/** Some of the pages of a site: those whose number leaves the rest `share` when divided by `shares`. */
export interface Share {
  /** Folder of the compiled renderer. */
  compiled: string;
  catalogue: Catalogue;
  /** Folder of the site. */
  site: string;
  share: number;
  shares: number;
}

/**
 * Renders and writes a share of the pages; returns the CSP sources of them all. Throws the first error
 * of a page, which names it; ends early when `signal` is aborted.
 */
export async function renderShare(options: Share, signal?: AbortSignal): Promise<InlineSources> {
  const { compiled, catalogue, site, share, shares } = options;
  const renderer = await loadRenderer(compiled);
  const sources = new SourcesOfPages();
  const writer = createWriter(site);
  let number = 0;
  for (const page of renderer.sitePages(catalogue)) {
    if (signal?.aborted) break;
    number += 1;
    if (number % shares !== share) continue;
    const rendered = await renderer.render(page);
    sources.add(rendered.inline);
    await writer.write(rendered);
  }
  await writer.end();
  return sources.all();
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
    /** Resolves when the next page may be written; rejects where an earlier one failed. */
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
