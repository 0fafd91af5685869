import type { Page } from '@playwright/test';

/** What pages are made of, as the browser's own parser sees it. */
export interface PageFindings {
  /** Every kind of element (`a`) and of attribute on one (`a@href`). */
  shapes: string[];
  /** Every way an address begins: its scheme, or the host where that is not the page's own. */
  schemes: string[];
  /** Blocks of JSON-LD that are no JSON. */
  brokenData: string[];
}

/** Pages handed over to the browser at a time. */
const AT_ONCE = 50;

/** Parses pages in Chromium, which runs nothing of a document that is not shown. */
export async function findInPages(page: Page, pages: readonly string[]): Promise<PageFindings> {
  const shapes = new Set<string>();
  const schemes = new Set<string>();
  const brokenData: string[] = [];
  for (let from = 0; from < pages.length; from += AT_ONCE) {
    const found = await page.evaluate(inspect, pages.slice(from, from + AT_ONCE));
    for (const shape of found.shapes) shapes.add(shape);
    for (const scheme of found.schemes) schemes.add(scheme);
    brokenData.push(...found.brokenData);
  }
  return { shapes: [...shapes].sort(), schemes: [...schemes].sort(), brokenData };
}

/** Runs in the browser. */
function inspect(pages: string[]): PageFindings {
  const shapes = new Set<string>();
  const schemes = new Set<string>();
  const brokenData: string[] = [];
  const addresses = new Set(['href', 'src', 'action', 'formaction', 'data', 'poster']);
  for (const html of pages) {
    const parsed = new DOMParser().parseFromString(html, 'text/html');
    for (const element of parsed.querySelectorAll('*')) {
      const tag = element.tagName.toLowerCase();
      shapes.add(tag);
      for (const { name, value } of element.attributes) {
        // The site's own come and go with the stock, and can do nothing.
        if (name !== 'hidden' && !name.startsWith('data-')) shapes.add(`${tag}@${name}`);
        if (!addresses.has(name)) continue;
        const scheme = /^\s*(?<scheme>[a-z][a-z0-9+.-]*:)?(?<foreign>\/\/)?/iu.exec(value)?.groups;
        schemes.add(`${tag} ${scheme?.['scheme'] ?? ''}${scheme?.['foreign'] ?? ''}`);
      }
    }
    for (const block of parsed.querySelectorAll('script[type="application/ld+json"]')) {
      try {
        JSON.parse(block.textContent ?? '');
      } catch {
        brokenData.push((block.textContent ?? '').slice(0, 100));
      }
    }
  }
  return { shapes: [...shapes], schemes: [...schemes], brokenData };
}
