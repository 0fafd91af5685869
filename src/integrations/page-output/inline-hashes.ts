import { createHash } from 'node:crypto';

/**
 * Comments, elements whose content is not markup, and single tags, each with its attributes. Quoted
 * attribute values are matched as text, even where they look like a script.
 */
const MARKUP =
  /<!--[\s\S]*?-->|<(?<tag>script|style|title|textarea)(?<attributes>(?:\s(?:[^>"']|"[^"]*"|'[^']*')*)?)>(?<body>[\s\S]*?)<\/\k<tag>\s*>|<[a-z](?:[^>"']|"[^"]*"|'[^']*')*>/giu;

/** What may start an inline script or style: a superset of what `MARKUP` finds. */
const CANDIDATE = /<(?<tag>script|style)(?<attributes>[^>]*)>/giu;

/**
 * Collects the CSP hashes of the inline scripts and styles of pages, each once. Pages are strings of
 * one character per byte (`latin1`), which keeps every byte and decodes none.
 */
export class InlineHashes {
  readonly #scripts = new Set<string>();
  readonly #styles = new Set<string>();

  add(html: string): void {
    // Most pages contain nothing new, and this check takes a tenth of the time.
    if (!this.#mayContainNew(html)) return;
    for (const { groups = {} } of html.matchAll(MARKUP)) {
      const { tag, attributes = '', body = '' } = groups;
      if (tag === 'style') this.#styles.add(body);
      else if (tag === 'script' && isExecutable(attributes)) this.#scripts.add(body);
    }
  }

  #mayContainNew(html: string): boolean {
    return html.matchAll(CANDIDATE).some(({ 0: start, index, groups = {} }) => {
      const { tag = '', attributes = '' } = groups;
      const isScript = tag.toLowerCase() === 'script';
      if (isScript && !isExecutable(attributes)) return false;
      const bodyStart = index + start.length;
      const body = html.slice(bodyStart, html.indexOf(`</${tag}`, bodyStart));
      return !(isScript ? this.#scripts : this.#styles).has(body);
    });
  }

  get scripts(): string[] {
    return [...this.#scripts].map(hashSource).sort();
  }

  get styles(): string[] {
    return [...this.#styles].map(hashSource).sort();
  }
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
