import type { Page } from '../page.ts';
import type { ReleasedPage } from '../state/release-state.ts';
import { hashInputs, hasSameInputs } from './page-inputs.ts';

/** Two pages of the site have the same address. */
export class DuplicatePageError extends Error {
  override readonly name = 'DuplicatePageError';
}

export interface PagePlan {
  /** Pages that are new or show something else than in the last release. */
  changed: Page[];
  /** Pages of the last release that show the same. */
  unchanged: Page[];
  /** Paths of the last release that are no longer a page. */
  removed: string[];
}

/** The data of each page, by path. Throws `DuplicatePageError`. */
export function dataByPath(pages: readonly Page[]): Map<string, unknown> {
  const byPath = new Map<string, unknown>();
  for (const { path, data } of pages) {
    if (byPath.has(path)) throw new DuplicatePageError(`Two pages have the address ${path}.`);
    byPath.set(path, data);
  }
  return byPath;
}

/**
 * Compares what pages show with the last release: with `shown`, the values themselves, where this
 * process made that release, else with the stored hashes. `paths` are those of the pages.
 */
export function planPages(
  pages: readonly Page[],
  paths: ReadonlyMap<string, unknown>,
  released: ReadonlyMap<string, ReleasedPage>,
  shown: ReadonlyMap<string, unknown> | null,
): PagePlan {
  const plan: PagePlan = { changed: [], unchanged: [], removed: [] };
  for (const page of pages) {
    const { path, data } = page;
    const before = released.get(path);
    const same =
      before !== undefined &&
      (shown ? hasSameInputs(shown.get(path), data) : before.inputs === hashInputs(data));
    (same ? plan.unchanged : plan.changed).push(page);
  }
  for (const path of released.keys()) if (!paths.has(path)) plan.removed.push(path);
  return plan;
}
