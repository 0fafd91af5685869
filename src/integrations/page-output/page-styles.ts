import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const LINKS = /(?:<link rel="stylesheet" href="\/_astro\/[^"]+\.css">)+/u;
const LINK = /href="(?<path>[^"]+)"/gu;
/** The pages of vehicles. They are so many that inlined styles would be most of a release. */
const VEHICLES = /^(?:electric-)?car\//u;

/**
 * Returns a function that merges the style sheets of a page: inlined into the page, so that a first
 * visit waits for one response; for pages of vehicles into one file that they share. `folder` is the
 * built site; pages are strings of one character per byte (`latin1`).
 */
export function pageStyles(folder: string): (page: string, html: string) => string {
  const elements = new Map<string, string>();

  function mergedElement(links: string, shared: boolean): string {
    const sheets = [...links.matchAll(LINK)].map(({ groups }) =>
      readFileSync(join(folder, groups?.['path'] ?? ''), 'latin1').trim(),
    );
    const styles = sheets.join('\n');
    if (!shared) return `<style>${styles}</style>`;
    const hash = createHash('sha256').update(styles, 'latin1').digest('hex').slice(0, 8);
    const path = `/_astro/vehicle.${hash}.css`;
    writeFileSync(join(folder, path), styles, 'latin1');
    return `<link rel="stylesheet" href="${path}">`;
  }

  return (page, html) =>
    html.replace(LINKS, (links) => {
      const shared = VEHICLES.test(page);
      const key = `${shared} ${links}`;
      const merged = elements.get(key) ?? mergedElement(links, shared);
      elements.set(key, merged);
      return merged;
    });
}
