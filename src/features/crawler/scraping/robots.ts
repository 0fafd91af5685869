import robotsParser from 'robots-parser';
import { type FetchMode, fetchPage } from './fetch-page.ts';

/** The user agent whose rules in robots.txt apply to this tool. */
const AGENT = 'dealer-web-crawler';

/**
 * Returns which addresses of a site may be scraped: all of them where robots.txt cannot be read, as
 * RFC 9309 says of a site without one.
 */
export async function readRobots(
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
