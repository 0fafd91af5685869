import { createHash } from 'node:crypto';
import type { InlineSources } from '../page.ts';

/**
 * Comments, elements whose content is not markup, and single tags, each with its attributes. Quoted
 * attribute values are matched as text, even where they look like a script.
 */
const MARKUP =
  /<!--[\s\S]*?-->|<(?<tag>script|style|title|textarea)(?<attributes>(?:\s(?:[^>"']|"[^"]*"|'[^']*')*)?)>(?<body>[\s\S]*?)<\/\k<tag>\s*>|<[a-z](?:[^>"']|"[^"]*"|'[^']*')*>/giu;

/**
 * Finds the CSP sources of the inline scripts and styles of pages, and hashes each once. Pages are
 * strings of one character per byte (`latin1`), which keeps every byte and decodes none.
 */
export class InlineHashes {
  /** Sources by the text of the element. */
  readonly #scripts = new Map<string, string>();
  readonly #styles = new Map<string, string>();

  sourcesOf(page: string): InlineSources {
    const scripts = new Set<string>();
    const styles = new Set<string>();
    for (const { groups = {} } of page.matchAll(MARKUP)) {
      const { tag, attributes = '', body = '' } = groups;
      if (tag === 'style') styles.add(sourceOf(this.#styles, body));
      else if (tag === 'script' && isExecutable(attributes)) {
        scripts.add(sourceOf(this.#scripts, body));
      }
    }
    return { scripts: [...scripts].sort(), styles: [...styles].sort() };
  }
}

function sourceOf(known: Map<string, string>, text: string): string {
  const source = known.get(text) ?? hashSource(text);
  known.set(text, source);
  return source;
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
