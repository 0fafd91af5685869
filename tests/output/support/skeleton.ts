import type { Page } from '@playwright/test';

/** The markup of pages, as the parser of the browser sees it. */
export interface PageFindings {
  /** Every kind of element (`a`) and of attribute (`a@href`). */
  shapes: string[];
  /** How addresses begin, by element: with a scheme, with `//`, or with neither. */
  schemes: string[];
  /** Blocks of JSON-LD that are not valid JSON. */
  brokenData: string[];
}

/** Pages that are passed to the browser at a time. */
const BATCH_SIZE = 50;

/** Parses pages with DOMParser in Chromium, which runs nothing in them. */
export async function findInPages(page: Page, pages: readonly string[]): Promise<PageFindings> {
  const shapes = new Set<string>();
  const schemes = new Set<string>();
  const brokenData: string[] = [];
  for (let from = 0; from < pages.length; from += BATCH_SIZE) {
    const found = await page.evaluate(inspect, pages.slice(from, from + BATCH_SIZE));
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
        // These depend on the stock and are harmless.
        if (!['hidden', 'open'].includes(name) && !name.startsWith('data-'))
          shapes.add(`${tag}@${name}`);
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
