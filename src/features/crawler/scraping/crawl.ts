import robotsParser from 'robots-parser';
import { crawlerCopy } from '#copy/pages/crawler.ts';
import { type FetchMode, fetchPage } from './fetch-page.ts';
import { parsePage } from './parse-page.ts';
import { absoluteUrl, readPage } from './read-page.ts';
import type { ScrapeResult } from './result.ts';

/** Maximum number of pages of one job. */
export const PAGE_LIMIT = 100;
/** Pages fetched at the same time, few enough not to burden the other site. */
const CONCURRENCY = 2;

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

/** Fetches one page and extracts its text. Rejects only when `signal` was aborted. */
export async function scrape(
  url: string,
  mode: FetchMode,
  signal: AbortSignal,
): Promise<ScrapeResult> {
  const fetched = await fetchPage(url, mode, signal);
  if (!fetched.ok) return { success: false, url, error: fetched.error };
  const { title, content, links } = readPage(parsePage(fetched.html), fetched.address);
  const timestamp = new Date().toISOString();
  return { success: true, data: { url, title, content, timestamp }, links };
}

/**
 * Scrapes the start page and the pages of the same site it links to, breadth first, at most
 * `PAGE_LIMIT` pages. When the signal is aborted it resolves to the results so far.
 */
export async function crawl({
  start,
  mode,
  signal,
  onProgress,
}: CrawlJob): Promise<ScrapeResult[]> {
  const first = absoluteUrl(start, start);
  if (!first) return [];
  const { host } = new URL(first);
  const results: ScrapeResult[] = [];
  const known = new Set([first]);
  const queue = [first];

  const scrapeNext = async (isAllowed: (url: string) => boolean): Promise<void> => {
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
    await drain(queue, () => scrapeNext(isAllowed));
  } catch (error) {
    if (!signal.aborted) throw error;
  }
  return results;
}

/** Runs `processNext` until the queue stays empty, `CONCURRENCY` at a time; runs may add to it. */
async function drain(queue: readonly string[], processNext: () => Promise<void>): Promise<void> {
  const running = new Set<Promise<void>>();
  while (queue.length > 0 || running.size > 0) {
    while (queue.length > 0 && running.size < CONCURRENCY) {
      const run: Promise<void> = processNext().finally(() => running.delete(run));
      running.add(run);
    }
    await Promise.race(running);
  }
}

/** The user agent whose rules in robots.txt apply to this tool. */
const AGENT = 'dealer-web-crawler';

/**
 * Returns which addresses of a site may be scraped: all of them where robots.txt cannot be read, as
 * RFC 9309 says of a site without one.
 */
async function readRobots(
  site: string,
  mode: FetchMode,
  signal: AbortSignal,
): Promise<(url: string) => boolean> {
  const address = new URL('/robots.txt', site).href;
  const fetched = await fetchPage(address, mode, signal);
  if (!fetched.ok) return () => true;
  const robots = robotsParser(address, fetched.html);
  return (url) => robots.isAllowed(url, AGENT) !== false;
}
