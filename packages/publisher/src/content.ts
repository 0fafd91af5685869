import type { Page } from './page.ts';

/** What a site is made of at one moment. */
export interface Content {
  /** Every page of the site with its data; one list of addresses. */
  pages: readonly Page[];
  /** Paths that the site must have, whatever the list of its pages says. */
  promised: readonly string[];
  /** How many items the site shows; a release with fewer than half of them must be forced. */
  items: number;
  /**
   * Remarks of the source on its data; plain, and part of the result of every release of this
   * content.
   */
  remarks: readonly unknown[];
  /** When a page changes although no data does. */
  wake: Date | null;
}

export interface ContentSource {
  /** The content as it is now; `full` reads everything again. */
  read(options: { full: boolean; now: Date }): Promise<Content>;
  /** Caches the data for the next process, where that is worth the time. */
  save(): Promise<void>;
}
