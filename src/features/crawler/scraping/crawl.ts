import { crawlerCopy } from '#copy/crawler.ts';
import type { FetchMode } from './fetch-page.ts';
import { resolve } from './read-page.ts';
import type { ScrapeResult } from './result.ts';
import { readRobots } from './robots.ts';
import { scrape } from './scrape.ts';

/** Pages of one job at the most. */
export const PAGE_LIMIT = 100;
/** Pages fetched at the same time: a visitor opens no more. */
const AT_ONCE = 2;

export interface CrawlProgress {
  done: number;
  /** Pages known so far, never above the limit. */
  known: number;
}

export interface CrawlJob {
  start: string;
  mode: FetchMode;
  signal: AbortSignal;
  onProgress(progress: CrawlProgress): void;
}

/**
 * Reads the start page and what it leads to on the same site, breadth first, at most `PAGE_LIMIT`
 * pages. When stopped through the signal it resolves to what was read until then.
 */
export async function crawl({
  start,
  mode,
  signal,
  onProgress,
}: CrawlJob): Promise<ScrapeResult[]> {
  const first = resolve(start, start);
  if (!first) return [];
  const { host } = new URL(first);
  const results: ScrapeResult[] = [];
  const known = new Set([first]);
  const queue = [first];

  const take = async (isAllowed: (url: string) => boolean): Promise<void> => {
    const url = queue.shift();
    if (url === undefined) return;
    const result = await scrape(url, mode, signal);
    results.push(result);
    for (const link of result.success ? result.links : []) {
      const wanted = new URL(link).host === host && !known.has(link) && isAllowed(link);
      if (!wanted || known.size >= PAGE_LIMIT) continue;
      known.add(link);
      queue.push(link);
    }
    onProgress({ done: results.length, known: known.size });
  };

  try {
    const isAllowed = await readRobots(first, mode, signal);
    if (!isAllowed(first))
      return [{ success: false, url: first, error: crawlerCopy.errors.robots }];
    await workThrough(queue, () => take(isAllowed));
  } catch (error) {
    if (!signal.aborted) throw error;
  }
  return results;
}

/** Runs `take` until the queue stays empty, `AT_ONCE` at a time; a run may lengthen the queue. */
async function workThrough(queue: readonly string[], take: () => Promise<void>): Promise<void> {
  const running = new Set<Promise<void>>();
  while (queue.length > 0 || running.size > 0) {
    while (queue.length > 0 && running.size < AT_ONCE) {
      const run: Promise<void> = take().finally(() => running.delete(run));
      running.add(run);
    }
    await Promise.race(running);
  }
}
