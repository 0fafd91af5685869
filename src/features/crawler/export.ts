import { csv } from '#domain/text/csv.ts';
import type { ScrapeResult } from './scraping/crawl.ts';

/** The results as a JSON file. */
export function resultsAsJson(results: readonly ScrapeResult[]): string {
  return JSON.stringify(results.map(withoutLinks), null, 2);
}

/** The results as a CSV file; formulas of spreadsheets are turned into text. */
export function resultsAsCsv(results: readonly ScrapeResult[]): string {
  return csv([
    ['url', 'title', 'timestamp', 'content', 'error'],
    ...results.map((result) =>
      result.success
        ? [result.data.url, result.data.title, result.data.timestamp, result.data.content, null]
        : [result.url, null, null, null, result.error],
    ),
  ]);
}

function withoutLinks(result: ScrapeResult) {
  return result.success ? { success: true, data: result.data } : result;
}
