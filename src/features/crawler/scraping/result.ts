/** One scraped page. All of it is text from a foreign site and is only ever shown as text. */
export interface ScrapedPage {
  /** The address asked for. */
  url: string;
  title: string;
  /** At most `CONTENT_LIMIT` characters. */
  content: string;
  /** ISO 8601. */
  timestamp: string;
}

/** How one page went; `error` is in words for the person at the screen. */
export type ScrapeResult =
  | { success: true; data: ScrapedPage; links: string[] }
  | { success: false; url: string; error: string };

/** Characters of a page's text that are kept. */
export const CONTENT_LIMIT = 1000;
