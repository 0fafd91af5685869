import robotsParser from 'robots-parser';
import { crawlerCopy } from '#copy/pages/crawler.ts';
import { fetchPage } from './fetch-page.ts';
import { parsePage } from './parse-page.ts';
import { absoluteUrl, readPage } from './read-page.ts';

/** One scraped page. It comes from a foreign site and may only be shown as text. */
export interface ScrapedPage {
  /** The requested address. */
  url: string;
  title: string;
  /** The start of its text. */
  content: string;
  /** ISO 8601. */
  timestamp: string;
}

/** The result of one page; `error` is shown to the visitor. */
export type ScrapeResult =
  | { success: true; data: ScrapedPage; links: string[] }
  | { success: false; url: string; error: string };

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
  /** The proxy to fetch through; see `fetchPage`. */
  proxy: string | null;
  /** Whether the pages that it links to are scraped as well. */
  followsLinks: boolean;
  signal: AbortSignal;
  onProgress(progress: CrawlProgress): void;
}

/** Fetches one page and extracts its text. Rejects only when `signal` was aborted. */
async function scrape(url: string, { proxy, signal }: CrawlJob): Promise<ScrapeResult> {
  const fetched = await fetchPage(url, proxy, signal);
  if (!fetched.ok) return { success: false, url, error: fetched.error };
  const { title, content, links } = readPage(parsePage(fetched.html), fetched.address);
  const timestamp = new Date().toISOString();
  return { success: true, data: { url, title, content, timestamp }, links };
}

/**
 * Scrapes the start page alone, or with the pages of the same site it links to, breadth first, at most
 * `PAGE_LIMIT` pages and as robots.txt allows. When the signal is aborted it resolves to the results so
 * far.
 */
export async function crawl(job: CrawlJob): Promise<ScrapeResult[]> {
  const { start, followsLinks, signal, onProgress } = job;
  const first = absoluteUrl(start, start);
  if (!first) return [];
  const { host } = new URL(first);
  const results: ScrapeResult[] = [];
  const known = new Set([first]);
  const queue = [first];

  const scrapeNext = async (isAllowed: (url: string) => boolean): Promise<void> => {
    const url = queue.shift();
    if (url === undefined) return;
    const result = await scrape(url, job);
    results.push(result);
    for (const link of followsLinks && result.success ? result.links : []) {
      const wanted = new URL(link).host === host && !known.has(link) && isAllowed(link);
      if (!wanted || known.size >= PAGE_LIMIT) continue;
      known.add(link);
      queue.push(link);
    }
    onProgress({ done: results.length, known: known.size });
  };

  try {
    const isAllowed = followsLinks ? await readRobots(first, job) : () => true;
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
  { proxy, signal }: CrawlJob,
): Promise<(url: string) => boolean> {
  const address = new URL('/robots.txt', site).href;
  const fetched = await fetchPage(address, proxy, signal);
  if (!fetched.ok) return () => true;
  const robots = robotsParser(address, fetched.html);
  return (url) => robots.isAllowed(url, AGENT) !== false;
}
