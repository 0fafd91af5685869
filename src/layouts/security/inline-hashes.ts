import { createHash } from 'node:crypto';

const SCRIPT = /<script(?<attributes>[^>]*)>(?<body>[\s\S]*?)<\/script>/gu;
const STYLE = /<style[^>]*>(?<body>[\s\S]*?)<\/style>/gu;

/** Collects the CSP hashes of the inline scripts and styles of pages; equal ones count once. */
export class InlineHashes {
  readonly #scripts = new Set<string>();
  readonly #styles = new Set<string>();

  add(html: string): void {
    for (const { groups } of html.matchAll(SCRIPT)) {
      if (isExecutable(groups?.['attributes'] ?? '')) this.#scripts.add(groups?.['body'] ?? '');
    }
    for (const { groups } of html.matchAll(STYLE)) this.#styles.add(groups?.['body'] ?? '');
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
