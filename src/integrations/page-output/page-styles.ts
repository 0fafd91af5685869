import { createHash } from 'node:crypto';
import type { PageEdit } from './page-edit.ts';

const LINKS = /(?:<link rel="stylesheet" href="\/_astro\/[^"]+\.css">)+/u;
const LINK = /href="(?<path>[^"]+)"/gu;
/**
 * Pages of vehicles, and further pages of the sold cars. They are so many that inlined styles would be
 * most of a release. And the two pages of which functions make others at addresses of vehicles, where the
 * policy allows no inlined styles.
 */
const SHARING =
  /^(?:(?:electric-)?car|sold-cars)\/|^(?:vehicle-fallback|sold-vehicle)(?:\.html)?$/u;
/** A list whose further pages may come with a later release: they find their file from the first one on. */
const LISTS = /^sold-cars[./]/u;

/** The style sheets of a built site, as strings of one character per byte (`latin1`). */
export interface StyleSheets {
  /** The sheet at a path of the site. */
  read(path: string): string;
  /** Makes sure that the site has this sheet at this path. */
  share(path: string, styles: string): void;
}

/**
 * Returns a function that merges the style sheets of a page: inlined into the page, so that a first
 * visit waits for one response; for pages of vehicles and further ones of the sold cars into one file that
 * they share. `page` is a path within the site without a leading slash, `html` a string of one character
 * per byte (`latin1`). Null for a page without style sheets.
 */
export function pageStyles({
  read,
  share,
}: StyleSheets): (page: string, html: string) => PageEdit | null {
  const elements = new Map<string, string>();

  function mergedElement(links: string, page: string): string {
    const sheets = [...links.matchAll(LINK)].map(({ groups }) =>
      read(groups?.['path'] ?? '').trim(),
    );
    const styles = sheets.join('\n');
    const isSharing = SHARING.test(page);
    if (!isSharing && !LISTS.test(page)) return `<style>${styles}</style>`;
    const hash = createHash('sha256').update(styles, 'latin1').digest('hex').slice(0, 8);
    const path = `/_astro/shared.${hash}.css`;
    share(path, styles);
    return isSharing ? `<link rel="stylesheet" href="${path}">` : `<style>${styles}</style>`;
  }

  return (page, html) => {
    const found = LINKS.exec(html);
    if (!found) return null;
    const [links] = found;
    const key = `${SHARING.test(page)} ${LISTS.test(page)} ${links}`;
    const by = elements.get(key) ?? mergedElement(links, page);
    elements.set(key, by);
    return { start: found.index, end: found.index + links.length, by };
  };
}

/** The elements that link a page to its style sheets, as Astro renders them. */
export function styleLinks(paths: readonly string[]): string {
  return paths.map((path) => `<link rel="stylesheet" href="${path}">`).join('');
}
