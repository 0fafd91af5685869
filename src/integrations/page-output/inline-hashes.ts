import { createHash } from 'node:crypto';

/**
 * Comments, elements whose content is no markup, and single tags, each with its attributes: what
 * stands in quotes is text, even where it looks like a script.
 */
const MARKUP =
  /<!--[\s\S]*?-->|<(?<tag>script|style|title|textarea)(?<attributes>(?:\s(?:[^>"']|"[^"]*"|'[^']*')*)?)>(?<body>[\s\S]*?)<\/\k<tag>\s*>|<[a-z](?:[^>"']|"[^"]*"|'[^']*')*>/giu;

/** What may begin an inline script or style; more than `MARKUP` finds, never less. */
const CANDIDATE = /<(?<tag>script|style)(?<attributes>[^>]*)>/giu;

/**
 * Collects the CSP hashes of the inline scripts and styles of pages; equal ones count once. Pages
 * are given as one character a byte (`latin1`), so that no byte is lost and none decoded.
 */
export class InlineHashes {
  readonly #scripts = new Set<string>();
  readonly #styles = new Set<string>();

  add(html: string): void {
    // Most pages bring nothing new, and looking for that alone takes a tenth of the time.
    if (!this.#mayBringNews(html)) return;
    for (const { groups = {} } of html.matchAll(MARKUP)) {
      const { tag, attributes = '', body = '' } = groups;
      if (tag === 'style') this.#styles.add(body);
      else if (tag === 'script' && isExecutable(attributes)) this.#scripts.add(body);
    }
  }

  #mayBringNews(html: string): boolean {
    return html.matchAll(CANDIDATE).some(({ 0: start, index, groups = {} }) => {
      const { tag = '', attributes = '' } = groups;
      const isScript = tag.toLowerCase() === 'script';
      if (isScript && !isExecutable(attributes)) return false;
      const begin = index + start.length;
      const body = html.slice(begin, html.indexOf(`</${tag}`, begin));
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

/** Scripts with a `src` need no hash; data blocks (JSON-LD) are never run. */
function isExecutable(attributes: string): boolean {
  if (/\ssrc=/u.test(attributes)) return false;
  const type = /\stype="(?<type>[^"]*)"/u.exec(attributes)?.groups?.['type'];
  return type === undefined || type === 'module' || type === 'text/javascript';
}

function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text, 'latin1').digest('base64')}'`;
}
