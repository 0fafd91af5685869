import robotsParser from 'robots-parser';
import { type FetchMode, fetchPage } from './fetch-page.ts';

/** The name this tool looks for in robots.txt, after the rules for everyone. */
const AGENT = 'dealer-web-crawler';

/**
 * Which addresses of a site may be read. Where robots.txt cannot be read, all may: that is what
 * its standard says of a site without one.
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
