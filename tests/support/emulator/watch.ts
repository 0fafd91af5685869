import type { BrowserContext, Request } from '@playwright/test';

/** Pages that may ask other hosts: a visitor sends the crawler to the addresses it reads. */
const CRAWLER = '/web-crawler';
/** Playable videos come from here, in a frame, once somebody asked for one. */
const VIDEO = 'https://www.youtube-nocookie.com';

/**
 * Watches everything the pages of a context do, and collects what none may: whatever the content
 * security policy reports, requests to other hosts than the site's own (and the emulator's, from
 * the admin), and cookies.
 */
export async function watch(
  context: BrowserContext,
  origins: { siteUrl: string; emulatorUrl: string },
): Promise<{ found: string[]; finish(): Promise<void> }> {
  const found: string[] = [];
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, disposition, sourceFile, lineNumber } = event;
      // What a scraped page holds is refused where the crawler parses it, as it should be.
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
  return `${page} asked ${url.href}`;
}

/** Both names of this machine are the site's. */
function isSame(origin: string, other: string): boolean {
  return origin.replace('localhost', '127.0.0.1') === other;
}
