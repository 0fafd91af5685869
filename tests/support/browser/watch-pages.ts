import type { BrowserContext, Request } from '@playwright/test';

/** The one page that may request other hosts: its visitor enters the addresses it fetches. */
const CRAWLER = '/web-crawler';
/** The origin of videos, which load in a frame once the visitor plays one. */
const VIDEO = 'https://www.youtube-nocookie.com';

/**
 * Collects what no page of a context may do: violations of the content security policy, requests to
 * hosts other than the site (and the emulator, from the admin), and cookies, which `finish` adds.
 */
export async function watchPages(
  context: BrowserContext,
  origins: { siteUrl: string; emulatorUrl: string },
): Promise<{ found: string[]; finish(): Promise<void> }> {
  const found: string[] = [];
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, disposition, sourceFile, lineNumber } = event;
      // The policy rightly blocks the styles and scripts of a scraped page that the crawler parses.
      const isScraped = /^(?:style-src|script-src-attr)/u.test(effectiveDirective);
      if (isScraped && location.pathname === '/web-crawler') return;
      console.error(
        `CSP ${disposition}: ${effectiveDirective} against ${blockedURI} at ${sourceFile}:${lineNumber}`,
      );
    });
  });
  context.on('console', (message) => {
    const text = message.text();
    if (text.startsWith('CSP ')) found.push(text);
  });
  context.on('request', (request) => {
    const problem = foreignRequest(request, origins);
    if (problem) found.push(problem);
  });
  return {
    found,
    async finish() {
      for (const { name, domain } of await context.cookies()) {
        found.push(`cookie ${name} of ${domain}`);
      }
    },
  };
}

function foreignRequest(
  request: Request,
  { siteUrl, emulatorUrl }: { siteUrl: string; emulatorUrl: string },
): string | null {
  const url = new URL(request.url());
  if (!/^https?:$/u.test(url.protocol) || isSame(url.origin, siteUrl)) return null;
  if (url.origin === VIDEO && request.resourceType() === 'document') return null;
  const page = URL.parse(request.frame().page().url())?.pathname;
  if (page === CRAWLER || (page === '/admin' && isSame(url.origin, emulatorUrl))) return null;
  return `${page} requested ${url.href}`;
}

/** Whether two origins are equal, with `localhost` and `127.0.0.1` as the same host. */
function isSame(origin: string, other: string): boolean {
  return origin.replace('localhost', '127.0.0.1') === other;
}
