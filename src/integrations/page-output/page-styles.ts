import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const LINKS = /(?:<link rel="stylesheet" href="\/_astro\/[^"]+\.css">)+/u;
const LINK = /href="(?<path>[^"]+)"/gu;
/** There are as many of these pages as cars: the same styles in each would be most of a release. */
const VEHICLES = /^(?:electric-)?car\//u;

/**
 * Makes the style sheets of a page one: inside the page itself, so that a first visit waits for one
 * answer and not for several; for vehicles in one file that their pages share. `folder` is the
 * built site; a page is given and returned as one character a byte (`latin1`).
 */
export function pageStyles(folder: string): (page: string, html: string) => string {
  const elements = new Map<string, string>();

  function element(links: string, shared: boolean): string {
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
      const known = elements.get(key) ?? element(links, shared);
      elements.set(key, known);
      return known;
    });
}
