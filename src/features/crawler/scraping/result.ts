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
