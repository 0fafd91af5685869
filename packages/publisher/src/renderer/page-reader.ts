import { createHash } from 'node:crypto';
import { attributeReferences, cssReferences } from '../check/references.ts';
import type { PageNeeds } from '../page.ts';

/**
 * Matches comments, elements whose content is not markup, and single tags, each with its attributes. Quoted
 * values are text, even where they look like markup. The groups have no names, since named groups would
 * make an object for every tag of a site.
 */
const MARKUP =
  /<!--[\s\S]*?-->|<(script|style|title|textarea)((?:\s(?:[^>"']|"[^"]*"|'[^']*')*)?)>([\s\S]*?)<\/\1\s*>|<[a-z][a-z0-9-]*((?:[^>"']|"[^"]*"|'[^']*')*)>/gi;

interface Style {
  source: string;
  references: string[];
}

/**
 * Reads what pages need of a site. Most pages share their inline scripts and styles: each is hashed and read
 * once. Pages are strings of one character per byte (`latin1`), which keeps every byte and decodes none.
 */
export class PageReader {
  /** By the text of the element. */
  readonly #scripts = new Map<string, string>();
  readonly #styles = new Map<string, Style>();

  read(html: string): PageNeeds {
    const scripts = new Set<string>();
    const styles = new Set<Style>();
    const references: string[] = [];
    for (const [, element, ownAttributes, text = '', tagAttributes] of html.matchAll(MARKUP)) {
      const attributes = ownAttributes ?? tagAttributes ?? '';
      if (element === 'style') styles.add(known(this.#styles, text, readStyle));
      else if (element === 'script' && isExecutable(attributes)) {
        scripts.add(known(this.#scripts, text, hashSource));
      }
      references.push(...attributeReferences(attributes));
    }
    for (const style of styles) references.push(...style.references);
    const sources = [...styles].map(({ source }) => source);
    return { inline: { scripts: [...scripts].sort(), styles: sources.sort() }, references };
  }
}

function known<T>(values: Map<string, T>, text: string, read: (text: string) => T): T {
  const value = values.get(text) ?? read(text);
  values.set(text, value);
  return value;
}

function readStyle(text: string): Style {
  return { source: hashSource(text), references: cssReferences(text) };
}

/** Scripts with a `src` need no hash, and data blocks (JSON-LD) are never executed. */
function isExecutable(attributes: string): boolean {
  if (/\ssrc=/u.test(attributes)) return false;
  const type = /\stype="(?<type>[^"]*)"/u.exec(attributes)?.groups?.['type'];
  return type === undefined || type === 'module' || type === 'text/javascript';
}

function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text, 'latin1').digest('base64')}'`;
}
