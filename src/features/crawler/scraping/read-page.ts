import { crawlerCopy } from '#copy/crawler.ts';
import { CONTENT_LIMIT } from './result.ts';

const UNREAD = 'script, style, noscript, template, svg, iframe';

/** What is read of a page: its title, the start of its text, and where it links to. */
export interface PageText {
  title: string;
  content: string;
  /** Absolute http(s) addresses without fragments, each once, in order. */
  links: string[];
}

/**
 * Reads a parsed page; `address` resolves its relative links. The document must be inert (made by
 * a parser, never attached): nothing in it runs.
 */
export function readPage(page: Document, address: string): PageText {
  for (const element of page.querySelectorAll(UNREAD)) element.remove();
  const text = page.body?.textContent ?? '';
  return {
    title: collapse(page.querySelector('title')?.textContent ?? '') || crawlerCopy.noTitle,
    content: collapse(text).slice(0, CONTENT_LIMIT),
    links: linksOf(page, address),
  };
}

function linksOf(page: Document, address: string): string[] {
  const base = resolve(page.querySelector('base')?.getAttribute('href') ?? '', address) ?? address;
  const found = new Set<string>();
  for (const anchor of page.querySelectorAll('a[href]')) {
    const link = resolve(anchor.getAttribute('href') ?? '', base);
    if (link) found.add(link);
  }
  return [...found];
}

/** An absolute http(s) address without its fragment; null for anything else. */
export function resolve(href: string, base: string): string | null {
  if (!URL.canParse(href, base)) return null;
  const url = new URL(href, base);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return null;
  url.hash = '';
  return url.href;
}

function collapse(text: string): string {
  return text.replace(/\s+/gu, ' ').trim();
}
