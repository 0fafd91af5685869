import { cp, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Catalogue } from '#catalogue/types.ts';
import { HEADERS_FILE } from '#integrations/page-output/index.ts';
import { SourcesOfPages } from '#integrations/page-output/sources-of-pages.ts';
import type { InlineSources } from '#site/site-page.ts';
import { loadRenderer } from './load-renderer.ts';
import { renderShare, type Share } from './render-share.ts';
import { STATIC_FILES } from './renderer.ts';

/** Fewer pages are rendered before a second thread has loaded the renderer. */
const PAGES_PER_THREAD = 500;
/** Every thread has a catalogue of its own, which takes memory. */
const MAX_THREADS = 2;

/**
 * Renders every page of a catalogue into `site` with the renderer compiled in the folder `compiled`:
 * the same files as `astro build` writes. Returns the paths of the pages. Throws the first error of a page, which names it.
 */
export async function renderSite(
  compiled: string,
  catalogue: Catalogue,
  site: string,
): Promise<string[]> {
  const renderer = await loadRenderer(compiled);
  await cp(join(compiled, STATIC_FILES), site, { recursive: true });
  const paths = Array.from(renderer.sitePages(catalogue), ({ path }) => path);
  const threads = Math.min(availableParallelism(), MAX_THREADS);
  const shares = Math.max(1, Math.min(threads, Math.floor(paths.length / PAGES_PER_THREAD)));
  const sources = await renderShares({ compiled, catalogue, site, shares });
  const rules = renderer.headerRules(sources.all());
  await writeFile(join(site, HEADERS_FILE), JSON.stringify(rules, null, 2));
  return paths;
}

/** Renders all shares at once. The first failure stops the others, so that none writes afterwards. */
async function renderShares(site: Omit<Share, 'share'>): Promise<SourcesOfPages> {
  const sources = new SourcesOfPages();
  const stop = new AbortController();
  const failures: unknown[] = [];
  const work = Array.from({ length: site.shares }, async (_, share) => {
    const render = share === 0 ? renderShare : renderInThread;
    try {
      sources.add(await render({ ...site, share }, stop.signal));
    } catch (error) {
      failures.push(error);
      stop.abort();
    }
  });
  await Promise.all(work);
  if (failures.length > 0) throw failures[0];
  return sources;
}

function renderInThread(share: Share, signal: AbortSignal): Promise<InlineSources> {
  const thread = new Worker(new URL('render-thread.ts', import.meta.url), { workerData: share });
  signal.addEventListener('abort', () => thread.terminate());
  return new Promise<InlineSources>((resolve, reject) => {
    thread.once('message', resolve);
    thread.once('error', reject);
    thread.once('exit', (code) => reject(new Error(`A rendering thread ended with code ${code}.`)));
  }).finally(() => thread.terminate());
}
