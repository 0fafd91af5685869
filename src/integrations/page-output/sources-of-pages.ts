import type { InlineSources } from '#site/site-page.ts';

/** The CSP sources of several pages, each once. */
export class SourcesOfPages {
  readonly #scripts = new Set<string>();
  readonly #styles = new Set<string>();

  add({ scripts, styles }: InlineSources): void {
    for (const source of scripts) this.#scripts.add(source);
    for (const source of styles) this.#styles.add(source);
  }

  all(): InlineSources {
    return { scripts: [...this.#scripts].sort(), styles: [...this.#styles].sort() };
  }
}
