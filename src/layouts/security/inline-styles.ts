import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const LINK = /<link rel="stylesheet" href="(?<path>\/_astro\/[^"]+\.css)">/gu;
/**
 * Vehicles: there are as many pages as cars, and the same styles in each would be most of a large
 * release. Home and lists: painted sooner, their many rows would be laid out while a visitor already
 * wants to scroll.
 */
const APART = /^(?:index\.html|inventory|sold-cars|(?:electric-)?car\/)/u;

/**
 * Puts the style sheets of a page into the page itself, so that a first visit waits for one answer
 * and not for two. `folder` is the built site.
 */
export function styleInliner(folder: string): (page: string, html: string) => string {
  const sheets = new Map<string, string>();
  const sheet = (path: string): string => {
    const text = sheets.get(path) ?? readFileSync(join(folder, path), 'utf8').trim();
    sheets.set(path, text);
    return text;
  };
  return (page, html) =>
    APART.test(page)
      ? html
      : html.replace(LINK, (_, path: string) => `<style>${sheet(path)}</style>`);
}
