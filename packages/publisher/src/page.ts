/** One address of a site and the data that its page is rendered from. */
export interface Page {
  /** As served: `/item/a-name`, `/feeds/stock.json`. */
  path: string;
  /** Astro's pattern of the route: `/item/[id]`. */
  route: string;
  /** Plain data; unchanged data is the same object in both contents, or equal. */
  data: unknown;
  /** Whether a large site may show a change on it in a release a moment later than the others. */
  canBeDeferred?: boolean;
}

/** CSP sources (`'sha256-…'`) of the inline scripts and styles of a page, sorted. */
export interface InlineSources {
  scripts: readonly string[];
  styles: readonly string[];
}

/** What a page needs beside its own bytes. */
export interface PageNeeds {
  /** What the Content-Security-Policy of the release must allow for this page. */
  inline: InlineSources;
  /** The addresses that it loads or links to, as written in it; one character per byte. */
  references: readonly string[];
}

/** A finished page, as it stands in a release. */
export interface RenderedPage extends PageNeeds {
  path: string;
  /** Path within the release: `/item/a-name.html`. */
  file: string;
  /** The bytes, whole or piece by piece: a feed of thousands of items is tens of megabytes. */
  body: Uint8Array | AsyncIterable<Uint8Array>;
}

/** Renders one page. Throws where the page cannot be rendered. */
export type Render = (page: Page) => Promise<RenderedPage>;
