import { type FetchMode, fetchPage } from './fetch-page.ts';
import { parsePage } from './parse-page.ts';
import { readPage } from './read-page.ts';
import type { ScrapeResult } from './result.ts';

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
