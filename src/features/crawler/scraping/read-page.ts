import { crawlerCopy } from '#copy/pages/crawler.ts';

/** Maximum number of characters of `content`. */
const CONTENT_LIMIT = 1000;

const SKIPPED = 'script, style, noscript, template, svg, iframe';
/** Elements on lines of their own, whose text must not touch that of their neighbours. */
const BLOCKS =
  'address, article, aside, blockquote, br, button, dd, details, dialog, div, dl, dt, fieldset, figcaption, figure, footer, form, h1, h2, h3, h4, h5, h6, header, hr, label, legend, li, main, nav, ol, option, p, pre, section, summary, table, td, th, tr, ul';

/** The title of a page, the start of its text, and its links. */
export interface PageText {
  title: string;
  content: string;
  /** Absolute http(s) addresses without fragments, each once, in order. */
  links: string[];
}

/**
 * Extracts title, text and links of a parsed page; `address` is the base of its relative links. The
 * document must be inert (created by a parser, never attached), so that nothing in it runs.
 */
export function readPage(page: Document, address: string): PageText {
  for (const element of page.querySelectorAll(SKIPPED)) element.remove();
  for (const element of page.querySelectorAll(BLOCKS)) {
    element.before(' ');
    element.after(' ');
  }
  const text = page.body?.textContent ?? '';
  return {
    title: collapse(page.querySelector('title')?.textContent ?? '') || crawlerCopy.noTitle,
    content: collapse(text).slice(0, CONTENT_LIMIT),
    links: linksOf(page, address),
  };
}

function linksOf(page: Document, address: string): string[] {
  const base =
    absoluteUrl(page.querySelector('base')?.getAttribute('href') ?? '', address) ?? address;
  const found = new Set<string>();
  for (const anchor of page.querySelectorAll('a[href]')) {
    const link = absoluteUrl(anchor.getAttribute('href') ?? '', base);
    if (link) found.add(link);
  }
  return [...found];
}

/** `href` as an absolute http(s) address without fragment; null for any other protocol. */
export function absoluteUrl(href: string, base: string): string | null {
  if (!URL.canParse(href, base)) return null;
  const url = new URL(href, base);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return null;
  url.hash = '';
  return url.href;
}

function collapse(text: string): string {
  return text.replace(/\s+/gu, ' ').trim();
}
