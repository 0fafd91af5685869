import { useRef, useState } from 'react';
import { showToast } from '#components/ui/toast/toasts.ts';
import { crawlerCopy } from '#copy/pages/crawler.ts';
import { type CrawlJob, type CrawlProgress, crawl, type ScrapeResult } from './scraping/crawl.ts';

const TOAST_MS = 3000;

/** The state of the crawler: progress while it runs, then the results. */
export function useCrawler() {
  const [progress, setProgress] = useState<CrawlProgress | null>(null);
  const [results, setResults] = useState<readonly ScrapeResult[]>([]);
  const job = useRef<AbortController | null>(null);

  const start = async (wanted: Omit<CrawlJob, 'signal' | 'onProgress'>) => {
    const controller = new AbortController();
    job.current = controller;
    setResults([]);
    setProgress({ done: 0, known: 1 });
    try {
      const { signal } = controller;
      const found = await crawl({ ...wanted, signal, onProgress: setProgress });
      setResults(found);
      showOutcome(found, signal.aborted);
    } finally {
      job.current = null;
      setProgress(null);
    }
  };

  return { progress, results, start, stop: () => job.current?.abort() };
}

function showOutcome(results: readonly ScrapeResult[], stopped: boolean): void {
  const pages = results.filter((result) => result.success);
  const [first] = results;
  if (stopped) {
    showCrawlerToast('success', crawlerCopy.toasts.stopped);
  } else if (pages.length > 1) {
    showCrawlerToast('success', crawlerCopy.toasts.crawled(pages.length));
  } else if (first?.success) {
    showCrawlerToast('success', crawlerCopy.toasts.scraped);
  } else if (first) {
    showCrawlerToast('error', first.error);
  }
}

/** A toast that stays as long as the specification says. */
export function showCrawlerToast(kind: 'success' | 'error', description: string): void {
  showToast({
    title: crawlerCopy.toasts[kind],
    description,
    tone: kind === 'error' ? 'destructive' : 'plain',
    duration: TOAST_MS,
  });
}
