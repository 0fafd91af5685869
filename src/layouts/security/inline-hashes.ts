import { createHash } from 'node:crypto';

/**
 * Comments, elements whose content is no markup, and single tags, each with its attributes: what
 * stands in quotes is text, even where it looks like a script.
 */
const MARKUP =
  /<!--[\s\S]*?-->|<(?<tag>script|style|title|textarea)(?<attributes>(?:\s(?:[^>"']|"[^"]*"|'[^']*')*)?)>(?<body>[\s\S]*?)<\/\k<tag>\s*>|<[a-z](?:[^>"']|"[^"]*"|'[^']*')*>/giu;

/** Collects the CSP hashes of the inline scripts and styles of pages; equal ones count once. */
export class InlineHashes {
  readonly #scripts = new Set<string>();
  readonly #styles = new Set<string>();

  add(html: string): void {
    for (const { groups = {} } of html.matchAll(MARKUP)) {
      const { tag, attributes = '', body = '' } = groups;
      if (tag === 'style') this.#styles.add(body);
      else if (tag === 'script' && isExecutable(attributes)) this.#scripts.add(body);
    }
  }

  get scripts(): string[] {
    return [...this.#scripts].map(hashSource).sort();
  }

  get styles(): string[] {
    return [...this.#styles].map(hashSource).sort();
  }
}

/** Scripts with a `src` need no hash; data blocks (JSON-LD) are never run. */
function isExecutable(attributes: string): boolean {
  if (/\ssrc=/u.test(attributes)) return false;
  const type = /\stype="(?<type>[^"]*)"/u.exec(attributes)?.groups?.['type'];
  return type === undefined || type === 'module' || type === 'text/javascript';
}

function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
