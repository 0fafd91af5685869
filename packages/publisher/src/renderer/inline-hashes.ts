import { createHash } from 'node:crypto';
import type { InlineSources } from '../page.ts';

/**
 * Comments, elements whose content is not markup, and single tags, each with its attributes. Quoted
 * attribute values are matched as text, even where they look like a script.
 */
const MARKUP =
  /<!--[\s\S]*?-->|<(?<tag>script|style|title|textarea)(?<attributes>(?:\s(?:[^>"']|"[^"]*"|'[^']*')*)?)>(?<body>[\s\S]*?)<\/\k<tag>\s*>|<[a-z](?:[^>"']|"[^"]*"|'[^']*')*>/giu;

/** The possible starts of an inline script or style: a superset of the matches of `MARKUP`. */
const CANDIDATE = /<(script|style)([^>]*)>/gi;

/**
 * Finds the CSP sources of the inline scripts and styles of pages, and hashes each once. Pages are
 * strings of one character per byte (`latin1`), which keeps every byte and decodes none.
 */
export class InlineHashes {
  /** Sources by the text of the element. */
  readonly #scripts = new Map<string, string>();
  readonly #styles = new Map<string, string>();

  /** The sources of a page, whose parts each have whole scripts and styles. */
  sourcesOf(...parts: readonly string[]): InlineSources {
    // Most pages contain nothing new, and this check takes a tenth of the time.
    return this.#knownSources(parts) ?? this.#newSources(parts.join(''));
  }

  /** Null where the page may contain something new. */
  #knownSources(parts: readonly string[]): InlineSources | null {
    const scripts = new Set<string>();
    const styles = new Set<string>();
    for (const part of parts) {
      for (const match of part.matchAll(CANDIDATE)) {
        const [start, tag = '', attributes = ''] = match;
        const isScript = tag.toLowerCase() === 'script';
        if (isScript && !isExecutable(attributes)) continue;
        const bodyStart = match.index + start.length;
        const body = part.slice(bodyStart, part.indexOf(`</${tag}`, bodyStart));
        const source = (isScript ? this.#scripts : this.#styles).get(body);
        if (source === undefined) return null;
        (isScript ? scripts : styles).add(source);
      }
    }
    return sorted(scripts, styles);
  }

  #newSources(html: string): InlineSources {
    const scripts = new Set<string>();
    const styles = new Set<string>();
    for (const { groups = {} } of html.matchAll(MARKUP)) {
      const { tag, attributes = '', body = '' } = groups;
      if (tag === 'style') styles.add(sourceOf(this.#styles, body));
      else if (tag === 'script' && isExecutable(attributes)) {
        scripts.add(sourceOf(this.#scripts, body));
      }
    }
    return sorted(scripts, styles);
  }
}

function sourceOf(known: Map<string, string>, text: string): string {
  const source = known.get(text) ?? hashSource(text);
  known.set(text, source);
  return source;
}

function sorted(scripts: Set<string>, styles: Set<string>): InlineSources {
  return { scripts: [...scripts].sort(), styles: [...styles].sort() };
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
